import { anOfflineStory } from '@kathaloka/contract/fixtures';
import { OFFLINE_PLAY_MAX } from '@kathaloka/contract/limits';
import { expect, it } from 'vitest';
import { aDevice, AT, putPlay, putStory } from '../testing/device.ts';
import { database, GUEST, type StoredPlay } from './database.ts';
import { newPlay, playOnDevice } from './newPlay.ts';
import {
  changePlay,
  findPlay,
  PlayFull,
  PlayGone,
  PlayMoved,
  playsOf,
  readMoves,
  removePlay,
  removeUploaded,
  renamePlay,
  seedOf,
  storeMove,
  takeOver,
} from './plays.ts';

const [ANNA, RAVI] = ['anna', 'ravi'];
const device = aDevice();
const LATER = '2026-11-26T10:00:00.000Z';
const move = (choose: number) => ({ choose, at: AT });
const AFTER = { is_completed: false, percent: 50, last_line: 'The boat comes.', played_at: LATER };
const idsOf = async (...owners: string[]) => (await playsOf(owners)).map(({ offline_id }) => offline_id);

it('shows the plays of these readers and no others, the last played first', async () => {
  for (const [offline_id, owner, played_at] of [
    ['b', ANNA, AT],
    ['a', GUEST, '2026-11-24T10:00:00.000Z'],
    ['c', ANNA, LATER],
    ['d', RAVI, LATER],
  ] as const)
    await putPlay({ offline_id, owner, played_at });
  expect(await idsOf(ANNA, GUEST)).toEqual(['c', 'b', 'a']);
  expect(await idsOf(GUEST)).toEqual(['a']);
});

it('gives the plays of guests to an account, and no others', async () => {
  for (const owner of [GUEST, RAVI]) await putPlay({ owner, offline_id: `of ${owner}` });
  await takeOver(GUEST, ANNA);
  expect([await idsOf(ANNA), await idsOf(RAVI), await idsOf(GUEST)]).toEqual([['of '], ['of ravi'], []]);
  expect(device.changes).toBe(1);
});

const { story_id, snapshot_id } = anOfflineStory();
const ANNAS = { reader: ANNA, owners: [ANNA, GUEST] };

it.each<[string, readonly (Partial<StoredPlay> & { offline_id: string })[], string | undefined]>([
  ['the play that is open', [{ offline_id: 'open' }], 'open'],
  [
    'the one that was played last',
    [{ offline_id: 'older' }, { offline_id: 'newer', played_at: LATER }],
    'newer',
  ],
  ['no play of somebody else', [{ offline_id: 'other', owner: RAVI }], undefined],
  ['no play of guests', [{ offline_id: 'other', owner: GUEST }], undefined],
  ['no play of another story', [{ offline_id: 'other', story_id: 'another' }], undefined],
  ['none that has ended', [{ offline_id: 'ended', is_completed: true }], undefined],
  ['none that the server has refused', [{ offline_id: 'r', refused: { at: 0 } as never }], undefined],
  [
    'none whose version is gone, which is not in the way of another',
    [{ offline_id: 'gone', snapshot_id: 'gone', played_at: LATER }, { offline_id: 'older' }],
    'older',
  ],
])('continues with %s', async (_, plays, goesOn) => {
  await putStory({ owner: GUEST });
  for (const play of plays) await putPlay({ owner: ANNA, ...play });
  const id = await playOnDevice(ANNAS, story_id);
  const begun = plays.every((play) => play.offline_id !== id);
  expect(begun ? undefined : id).toBe(goesOn);
  expect((await playsOf([ANNA, RAVI, GUEST])).length - plays.length).toBe(begun ? 1 : 0);
  expect(device.changes).toBe(begun ? 1 : 0);
});

it('begins one play for two clicks, and none of a story that is not stored', async () => {
  expect(await playOnDevice(ANNAS, story_id)).toBeNull();
  await putStory({ owner: ANNA });
  const [one, other] = await Promise.all([playOnDevice(ANNAS, story_id), playOnDevice(ANNAS, story_id)]);
  expect(one).toBe(other);
  expect(await idsOf(ANNA)).toEqual([one]);
});

it('begins in the requested language, if the story has it, with what an account has brought along', async () => {
  const brought = { numbers: [], things: ['met Tara'] };
  const { story } = anOfflineStory();
  const layers = { hi: { title: 'तीन घाट' }, ta: {} } as never;
  const content = anOfflineStory({ languages: ['en', 'hi', 'ta'], brought, story: { ...story, layers } });
  const begun = async (owner: string, language?: 'hi' | 'ta' | 'ur', moves = [move(0), move(1)]) =>
    findPlay(await newPlay({ owner, content, language, moves }));
  expect(await begun(ANNA, 'hi')).toMatchObject({
    language: 'hi',
    title: 'तीन घाट',
    brought,
    moves: 2,
    stored: 0,
  });
  expect(await begun(ANNA, 'ta')).toMatchObject({ language: 'ta', title: story.title });
  expect(await begun(ANNA, 'ur')).toMatchObject({ language: 'en', title: story.title, snapshot_id });
  expect(await begun(GUEST)).toMatchObject({ language: 'en', brought: null });
});

it('stores each move once at its position, whatever another tab does concurrently', async () => {
  const id = await newPlay({ owner: ANNA, content: anOfflineStory() });
  await storeMove(id, 0, move(0), AFTER);
  const both = await Promise.allSettled([storeMove(id, 1, move(1), AFTER), storeMove(id, 1, move(2), AFTER)]);
  expect(both).toMatchObject([{ status: 'fulfilled' }, { reason: expect.any(PlayMoved) as unknown }]);
  await storeMove(id, 2, move(3), { ...AFTER, percent: 90 });
  expect((await readMoves(id)).map((each) => 'choose' in each && each.choose)).toEqual([0, 1, 3]);
  expect(await findPlay(id)).toMatchObject({ ...AFTER, moves: 3, percent: 90 });
  await removePlay(id);
  await expect(storeMove(id, 3, move(0), AFTER)).rejects.toThrow(PlayGone);
  expect([await findPlay(id), await readMoves(id)]).toEqual([undefined, []]);
});

it('stores no more than the maximum number of moves', async () => {
  const offline_id = await putPlay({ owner: ANNA, moves: OFFLINE_PLAY_MAX - 1 });
  await storeMove(offline_id, OFFLINE_PLAY_MAX - 1, move(0), AFTER);
  await expect(storeMove(offline_id, OFFLINE_PLAY_MAX, move(0), AFTER)).rejects.toThrow(PlayFull);
});

it('changes an existing play, and announces only a difference', async () => {
  const id = await putPlay({ owner: ANNA });
  await changePlay(id, { stays: 'limit_reached' });
  await changePlay(id, { stays: 'limit_reached' });
  expect(device.changes).toBe(1);
  await changePlay('gone', { stays: 'failed' });
  await renamePlay('gone');
  expect(await playsOf([ANNA])).toMatchObject([{ offline_id: id, stays: 'limit_reached', moves: 1 }]);
});

it('a play with another id has the same dice', async () => {
  const id = await putPlay({ owner: ANNA, moves: 2 });
  await renamePlay(id);
  const [renamed] = await playsOf([ANNA]);
  expect(renamed!.offline_id).not.toBe(id);
  expect(seedOf(renamed!)).toBe(id);
});

it('removes an uploaded play, unless it has more moves by now', async () => {
  const id = await putPlay({ owner: ANNA, moves: 2 });
  expect(await removeUploaded(id, 1)).toBe(false);
  expect([(await readMoves(id)).length, device.changes]).toEqual([1, 0]);
  expect(await removeUploaded(id, 2)).toBe(true);
  expect([await idsOf(ANNA), await readMoves(id), device.changes]).toEqual([[], [], 1]);
});

it('closes for a later version of the app in another tab, and is opened again', async () => {
  await putPlay({ owner: ANNA });
  const { name } = await database();
  await new Promise((resolve, reject) => {
    const gone = indexedDB.deleteDatabase(name);
    gone.addEventListener('success', resolve);
    gone.addEventListener('blocked', reject);
  });
  expect(await idsOf(ANNA)).toEqual([]);
});

it('tells other tabs what has changed', async () => {
  const other = new BroadcastChannel('kathaloka.offline');
  const heard = new Promise((resolve) => other.addEventListener('message', resolve));
  await removePlay('gone');
  expect(await heard).toBeDefined();
  other.close();
});
