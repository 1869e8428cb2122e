import { mockCall, refuseCall } from '@kathaloka/api/testing';
import { aSession, aSessionEnding, aStory, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { useEnding } from './useEnding.ts';

const server = appServer();
const session = aSession({ is_completed: true });
const another = aSession({ id: fixtureId('session', 9) });

/** Opens the last page of a session on a server with these handlers for a new game. */
function lastPage(...handlers: Parameters<typeof server.use>) {
  server.use(
    mockCall('getEnding', () => aSessionEnding()),
    mockCall('getStory', () => aStory()),
    ...handlers,
  );
  const { result } = renderHook(() => ({ ...useEnding(session), path: useLocation().pathname }), {
    wrapper: ({ children }) => (
      <InApp path={`/play/${session.id}`} signedInAs={aUser()}>
        <ToastProvider>{children}</ToastProvider>
      </InApp>
    ),
  });
  return result;
}

it('A last page counts as left until the new game opens: a screen reader does not read its actions again', async () => {
  const result = lastPage(mockCall('createSession', () => another));
  act(() => result.current.actions.beginAgain?.());
  await waitFor(() => expect(result.current.path).toBe(`/play/${another.id}`));
  expect(result.current.session.leaving).toBe('again');
});

it('If beginning a game fails, it can be retried', async () => {
  const result = lastPage(refuseCall('createSession', { status: 500, detail: '' }));
  act(() => result.current.actions.beginAgain?.());
  await waitFor(() => expect(result.current.session.leaving).toBe('again'));
  await screen.findByText(/^Failed to start game session/);
  expect(result.current.session.leaving).toBeUndefined();
  server.use(mockCall('createSession', () => another));
  act(() => result.current.actions.beginAgain?.());
  await waitFor(() => expect(result.current.path).toBe(`/play/${another.id}`));
});
