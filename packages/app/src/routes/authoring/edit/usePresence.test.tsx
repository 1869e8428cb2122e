import { disconnectCall, mockCall, mockEvents } from '@kathaloka/api/testing';
import { aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { usePresence } from './usePresence.ts';

const server = appServer();
const meera = { tab: fixtureId('user', 9), name: 'Meera', is_you: false, scene: 'ghat' };
const wrapper = ({ children }: { children: ReactNode }) => <InApp signedInAs={aUser({})}>{children}</InApp>;

it('shows no other editors while the connection is lost, and the current ones once it is back', async () => {
  let lose = (): void => undefined;
  const events = () =>
    mockEvents('followPresence', async function* () {
      yield { event: 'editors', data: { editors: [meera] } };
      await new Promise<void>((_, reject) => (lose = () => reject(new Error('lost'))));
    });
  server.use(
    mockCall('updatePresence', () => undefined as never),
    events(),
  );
  const { result } = renderHook(() => usePresence(fixtureId('story', 1), 'ghat'), { wrapper });
  await waitFor(() => expect(result.current).toEqual([meera]));
  server.use(disconnectCall('followPresence'));
  lose();
  await waitFor(() => expect(result.current).toEqual([]));
  server.use(events());
  await waitFor(() => expect(result.current).toEqual([meera]));
});
