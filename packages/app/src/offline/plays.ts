import type { OfflineMove } from '@kathaloka/contract/entities';
import { OFFLINE_PLAY_MAX } from '@kathaloka/contract/limits';
import { announce } from './changes.ts';
import { database, movesOf, type Owner, type StoredPlay } from './database.ts';

/** Thrown if the play has moved on in another tab. */
export class PlayMoved extends Error {}

/** Thrown if the play is no longer on this device: it was uploaded completely, or removed. */
export class PlayGone extends Error {}

/** Thrown if the play has the maximum number of moves. */
export class PlayFull extends Error {}

/** The seed of a play's dice: its first id. */
export const seedOf = ({ seed, offline_id }: Pick<StoredPlay, 'seed' | 'offline_id'>): string =>
  seed ?? offline_id;

/** The plays of these owners on this device, the last played first. */
export async function playsOf(owners: readonly Owner[]): Promise<StoredPlay[]> {
  const plays = await (await database()).getAll('plays');
  return plays.filter(({ owner }) => owners.includes(owner)).sort(lastPlayedFirst);
}

const lastPlayedFirst = (a: StoredPlay, b: StoredPlay): number => b.played_at.localeCompare(a.played_at);

export async function findPlay(offline_id: string): Promise<StoredPlay | undefined> {
  return (await database()).get('plays', offline_id);
}

export async function readMoves(offline_id: string): Promise<OfflineMove[]> {
  const rows = await (await database()).getAll('moves', movesOf(offline_id));
  return rows.map(({ move }) => move);
}

export async function beginPlay(play: StoredPlay, moves: readonly OfflineMove[] = []): Promise<void> {
  const transaction = (await database()).transaction(['plays', 'moves'], 'readwrite', {
    durability: 'strict',
  });
  const rows = moves.map((move, position) => ({ offline_id: play.offline_id, position, move }));
  await Promise.all([
    transaction.objectStore('plays').add({ ...play, moves: moves.length }),
    ...rows.map((row) => transaction.objectStore('moves').add(row)),
    transaction.done,
  ]);
  announce();
}

/**
 * Finds an open play of the story's stored version, or begins the given one, so that a second click or another tab does
 * not begin a second play. Returns its id.
 */
export async function findOrBegin(play: StoredPlay, owners: readonly Owner[]): Promise<string> {
  const transaction = (await database()).transaction(['plays', 'stories'], 'readwrite', {
    durability: 'strict',
  });
  const [plays, stories] = [transaction.objectStore('plays'), transaction.objectStore('stories')];
  for (const { offline_id, snapshot_id } of openPlays(await plays.getAll(), play))
    for (const owner of owners) if (await stories.getKey([owner, snapshot_id])) return offline_id;
  await plays.add(play);
  await transaction.done;
  announce();
  return play.offline_id;
}

/** The open plays of the same story and reader, the last played first. */
const openPlays = (plays: readonly StoredPlay[], { owner, story_id }: StoredPlay): StoredPlay[] =>
  plays
    .filter((play) => play.owner === owner && play.story_id === story_id)
    .filter(({ is_completed, refused }) => !is_completed && refused === null)
    .sort(lastPlayedFirst);

/** The fields of a play that change with a move. */
export type AfterMove = Pick<StoredPlay, 'is_completed' | 'percent' | 'last_line' | 'played_at'>;

/** Stores a move at a position, together with the changed play, in one transaction. */
export async function storeMove(
  offline_id: string,
  position: number,
  move: OfflineMove,
  after: AfterMove,
): Promise<void> {
  if (position >= OFFLINE_PLAY_MAX) throw new PlayFull();
  const transaction = (await database()).transaction(['plays', 'moves'], 'readwrite', {
    durability: 'strict',
  });
  const play = await transaction.objectStore('plays').get(offline_id);
  if (play?.moves !== position) {
    await transaction.done;
    throw play ? new PlayMoved() : new PlayGone();
  }
  await Promise.all([
    transaction.objectStore('moves').add({ offline_id, position, move }),
    transaction.objectStore('plays').put({ ...play, ...after, moves: position + 1 }),
    transaction.done,
  ]);
  announce();
}

/** Changes a play, if it exists. A change without a difference is not announced: that would start an upload. */
export async function changePlay(offline_id: string, changes: Partial<StoredPlay>): Promise<void> {
  const transaction = (await database()).transaction('plays', 'readwrite');
  const play = await transaction.store.get(offline_id);
  const isChanged =
    play && Object.entries(changes).some(([name, value]) => play[name as keyof StoredPlay] !== value);
  if (isChanged) await transaction.store.put({ ...play, ...changes });
  await transaction.done;
  if (isChanged) announce();
}

/**
 * Gives a play a new id, because the server has another play with the old one; then the whole play is uploaded again.
 */
export async function renamePlay(offline_id: string): Promise<void> {
  const transaction = (await database()).transaction(['plays', 'moves'], 'readwrite', {
    durability: 'strict',
  });
  const [plays, moves] = [transaction.objectStore('plays'), transaction.objectStore('moves')];
  const play = await plays.get(offline_id);
  if (play) {
    const renamed = crypto.randomUUID();
    for (const row of await moves.getAll(movesOf(offline_id)))
      await moves.put({ ...row, offline_id: renamed });
    await plays.put({ ...play, offline_id: renamed, seed: seedOf(play), stored: 0, session_id: null });
    await moves.delete(movesOf(offline_id));
    await plays.delete(offline_id);
  }
  await transaction.done;
  announce();
}

export async function removePlay(offline_id: string): Promise<void> {
  const transaction = (await database()).transaction(['plays', 'moves'], 'readwrite');
  await Promise.all([
    transaction.objectStore('plays').delete(offline_id),
    transaction.objectStore('moves').delete(movesOf(offline_id)),
    transaction.done,
  ]);
  announce();
}

/** Removes an uploaded play, unless it has more moves by now: the reader may have used Undo after its end. */
export async function removeUploaded(offline_id: string, moves: number): Promise<boolean> {
  const transaction = (await database()).transaction(['plays', 'moves'], 'readwrite');
  const isWhole = (await transaction.objectStore('plays').get(offline_id))?.moves === moves;
  if (isWhole) {
    await transaction.objectStore('plays').delete(offline_id);
    await transaction.objectStore('moves').delete(movesOf(offline_id));
  }
  await transaction.done;
  if (isWhole) announce();
  return isWhole;
}

/** Gives a guest's plays to an account, to be uploaded. */
export async function takeOver(from: Owner, to: Owner): Promise<void> {
  const transaction = (await database()).transaction('plays', 'readwrite');
  for (const play of await transaction.store.getAll())
    if (play.owner === from) await transaction.store.put({ ...play, owner: to });
  await transaction.done;
  announce();
}
