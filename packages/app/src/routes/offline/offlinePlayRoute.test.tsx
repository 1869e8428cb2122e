import { paths } from '@kathaloka/contract/paths';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { database, GUEST } from '../../offline/database.ts';
import { playsOf, seedOf } from '../../offline/plays.ts';
import { appServer } from '../../testing/appServer.ts';
import { aDevice, AT, putPlay, putStory } from '../../testing/device.ts';
import { InApp } from '../../testing/InApp.tsx';
import { OfflinePlayRoute } from './OfflinePlayRoute.tsx';

appServer();
aDevice();

/** Opens a play that went home from the first scene. Returns its id. */
async function openEnded(): Promise<string> {
  await putStory({ owner: GUEST });
  const offline_id = await putPlay({ owner: GUEST, is_completed: true });
  await (await database()).put('moves', { offline_id, position: 0, move: { choose: 1, at: AT } });
  render(
    <InApp path={paths.offlinePlay(offline_id)}>
      <Routes>
        <Route path="/offline/:id" element={<OfflinePlayRoute />} />
      </Routes>
    </InApp>,
  );
  return offline_id;
}

it.each([
  ['with the dice of the play, back at a fork, even the first one', 'Go back to the fork', true],
  ['with dice of its own, where it begins again', 'Begin again', false],
])('begins a play %s', async (_, button, isSame) => {
  const id = await openEnded();
  fireEvent.click(await screen.findByRole('button', { name: button }, { timeout: 5_000 }));
  await waitFor(async () => expect(await playsOf([GUEST])).toHaveLength(2));
  const begun = (await playsOf([GUEST])).find(({ offline_id }) => offline_id !== id)!;
  expect(begun.moves).toBe(0);
  expect(seedOf(begun) === id).toBe(isSame);
});
