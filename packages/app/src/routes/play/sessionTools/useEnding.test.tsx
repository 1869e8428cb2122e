import { mockCall, MockedRefusal, ratingHandlers, refuseCall } from '@kathaloka/api/testing';
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
    ...ratingHandlers(),
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

it('A rating is shown before the server has stored it, and taken back if it is refused', async () => {
  let isRefused = false;
  const result = lastPage();
  await waitFor(() => expect(result.current.session.rating).toEqual({ stars: null }));
  act(() => result.current.actions.rate?.(4));
  await waitFor(() => expect(result.current.session.rating).toEqual({ stars: 4 }));
  server.use(
    mockCall('rateStory', async () => {
      await expect.poll(() => isRefused).toBe(true);
      throw new MockedRefusal({ status: 500, detail: '' });
    }),
  );
  act(() => result.current.actions.rate?.(1));
  await waitFor(() => expect(result.current.session.rating).toEqual({ stars: 1 }));
  isRefused = true;
  await screen.findByText('Your rating could not be stored. Please try again.');
  expect(result.current.session.rating).toEqual({ stars: 4 });
});

it('Who cannot rate the story is not asked', async () => {
  let isAnswered = false;
  const result = lastPage(
    mockCall('getRating', () => {
      isAnswered = true;
      return { stars: null, can_rate: false, average_rating: 4.2 };
    }),
  );
  await waitFor(() => expect(isAnswered && result.current.session.ending?.data).toBeTruthy());
  expect(result.current.session.rating).toBeUndefined();
});
