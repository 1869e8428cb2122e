import { mockCall } from '@kathaloka/api/testing';
import { aSessionSummary, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useDispatch } from 'react-redux';
import { expect, it } from 'vitest';
import { client } from '../../client.ts';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { useOpenTales } from './useOpenTales.ts';

const server = appServer();
const kavya = aUser();
const arjun = aUser({ id: fixtureId('user', 7), username: 'arjun' });

it('open tales of the previous user are never shown', async () => {
  let answered = false;
  let tales = [aSessionSummary()];
  server.use(
    mockCall('listSessions', () => {
      answered = true;
      return { sessions: tales, next_parts: [] };
    }),
  );
  const { result } = renderHook(() => ({ ...useOpenTales(), dispatch: useDispatch() }), {
    wrapper: ({ children }) => <InApp signedInAs={kavya}>{children}</InApp>,
  });
  await waitFor(() => expect(result.current.openTales).toHaveLength(1));

  answered = false;
  tales = [];
  const tokens = { access_token: 'of-arjun', refresh_token: 'of-arjun-too' };
  act(() => client.session.open(result.current.dispatch, tokens, arjun));
  expect(result.current.openTales).toBeUndefined();
  await waitFor(() => expect(answered).toBe(true));
  await waitFor(() => expect(result.current.openTales).toEqual([]));
});
