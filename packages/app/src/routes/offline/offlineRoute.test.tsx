import { mockCall } from '@kathaloka/api/testing';
import { anUploadedPlay, anOfflineStory, aUser } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { GUEST } from '../../offline/database.ts';
import { appServer } from '../../testing/appServer.ts';
import { aDevice, putPlay, putStory, refuseDatabase } from '../../testing/device.ts';
import { InApp } from '../../testing/InApp.tsx';
import { aContainer } from '../../testing/pageWorker.ts';
import { OfflineRoute } from './OfflineRoute.tsx';

const server = appServer();
const device = aDevice();
const anna = aUser();

beforeEach(() => {
  device.navigate({ serviceWorker: aContainer(), onLine: true });
});

const shelf = (signedInAs?: typeof anna) =>
  render(
    <InApp path="/offline" signedInAs={signedInAs}>
      <OfflineRoute />
    </InApp>,
  );

it('shows for each play of the reader where its moves are stored, the last played first', async () => {
  await putStory({ owner: GUEST });
  const plays = [
    [{ moves: 0 }, 'It joins your account with your first choice.'],
    [{ moves: 3, stored: 1 }, '2 moves join your account when you are online.'],
    [{ moves: 1, stored: 1, snapshot_id: 'gone' }, 'In your account.'],
    [{ stays: 'not_found' }, 'The story was deleted: the game stays on this device.'],
  ] as const;
  for (const number of [1, 3, 0, 2])
    await putPlay({
      owner: anna.id,
      played_at: `2026-11-2${8 - number}`,
      title: `${number}`,
      ...plays[number]![0],
    });
  await putPlay({ owner: 'ravi', title: 'of Ravi' });
  shelf(anna);
  const region = await screen.findByRole('region', { name: 'Games played here' });
  const rows = [...region.querySelectorAll('li')].map((row) => row.textContent ?? '');
  expect(rows).toEqual(
    plays.map(([, text], number) => expect.stringMatching(new RegExp(`^${number}.*${text}`))),
  );
  expect(rows.map((row) => row.includes('no longer kept here'))).toEqual([false, false, true, false]);
  expect(screen.getAllByText(anOfflineStory().story.title)).toHaveLength(1);
});

it('asks who made the plays of guests, and uploads them for an account that takes them over', async () => {
  const { offline_id } = { offline_id: await putPlay({ owner: GUEST }) };
  const uploads: unknown[] = [];
  server.use(
    mockCall('uploadPlay', ({ params }) => {
      uploads.push(params['offline_id']);
      return anUploadedPlay({ stored: 1, is_completed: false });
    }),
  );
  const { unmount } = shelf();
  expect(await screen.findByText('On this device only.')).toBeInTheDocument();
  unmount();
  shelf(anna);
  await screen.findByText('1 game was played on this device before you logged in.');
  expect(screen.queryByText('On this device only.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to my account' }));
  expect(await screen.findByText('In your account.')).toBeInTheDocument();
  expect(uploads).toEqual([offline_id]);
});

it.each([
  ['refuses its database', () => refuseDatabase('SecurityError'), /does not let Kathaloka store/],
  ['has no room for its database', () => refuseDatabase('UnknownError'), /seems to be full/],
  ['refuses its caches', () => (device.isRefused = true), /does not let Kathaloka store/],
])('says that the browser %s', async (_, refuse, text) => {
  await refuse();
  shelf();
  expect(await screen.findByText(text)).toBeInTheDocument();
});
