/** Devices lose requests and answers, and servers crash, at every step: each move is still stored once. */
import type { OfflineMove, StoryStructure } from '@kathaloka/contract/entities';
import { type Random, seededRandom } from '@kathaloka/story';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { faultsFound } from '../../../testing/faultsFound.ts';
import { IS_FULL } from '../../../testing/isFull.ts';
import { losingPool } from '../../../testing/losingPool.ts';
import { chose, type Device, keepingDevice, undone, uploading } from '../../../testing/offlinePlay.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileDatabase } from '../../../testing/testFile.ts';

const PLAYS = IS_FULL ? 40 : 3;
const MOVES = IS_FULL ? 250 : 30;
const LONG_MS = 900_000;

/**
 * The stalls of a market without an ending. Each stall offers a choice for every stall, and no two choices have the
 * same text.
 */
const STALLS = ['cloth', 'brass', 'fruit', 'paper'];
const MARKET: StoryStructure = {
  start_node: 'cloth',
  nodes: Object.fromEntries(
    STALLS.map((stall) => [
      stall,
      {
        text: `The ${stall} stall.`,
        choices: STALLS.map((target) => ({ text: `From ${stall} to ${target}`, target })),
      },
    ]),
  ),
};

let play: ReturnType<typeof playing>;
let close: () => Promise<void>;
const database = await fileDatabase();
const lossy = losingPool(database.connection);

beforeAll(async () => {
  const app = await buildTestApp({ db: lossy.db });
  play = playing(app, lossy.db);
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await lossy.db.destroy();
});

/** The choices on the path to the current turn. */
function pathOf(moves: readonly OfflineMove[]): string[] {
  const path: string[] = [];
  const stalls = ['cloth'];
  for (const move of moves) {
    if ('undo' in move) {
      path.pop();
      stalls.pop();
      continue;
    }
    const to = STALLS[move.choose]!;
    path.push(`From ${stalls.at(-1)} to ${to}`);
    stalls.push(to);
  }
  return path;
}

interface Playing {
  readonly who: Person;
  readonly device: Device;
  readonly random: Random;
  /** How many moves each of the two tabs believes to be stored. */
  readonly known: [number, number];
  /** How often the session was played online. */
  online: number;
}

const upTo = (random: Random, count: number) => Math.floor(random() * count);

/** Adds a move: mostly a choice, sometimes an undo. */
function playOn({ device: { moves }, random }: Playing): void {
  moves.push(random() < 0.15 && pathOf(moves).length > 0 ? undone : chose(upTo(random, STALLS.length)));
}

async function send(one: Playing, from: number, to: number): Promise<number | undefined> {
  const { status, body } = await uploading(play.call)(one.who, one.device, { from, to });
  if (status === 200) {
    expect(body.refused).toBeNull();
    return body.stored;
  }
  const failed = body as unknown as { code: string; stored?: number };
  // a crashed server gives no useful answer
  expect(['offline_gap', 'internal', 'unavailable']).toContain(failed.code);
  return failed.stored;
}

/** What can happen to an upload. Each returns the number of stored moves that the device learns, if it learns one. */
const FATES: Readonly<
  Record<string, (one: Playing, from: number, to: number) => Promise<number | undefined>>
> = {
  arrives: send,
  'is lost': async () => undefined,
  'loses its answer': async (...asked) => void (await send(...asked)),
  'is sent again': async (...asked) => {
    await send(...asked);
    return send(...asked);
  },
  'is sent by two tabs': async (one, from, to) => {
    const earlier = Math.max(0, from - upTo(one.random, 4));
    const [stored] = await Promise.all([send(one, from, to), send(one, earlier, to), send(one, from, to)]);
    return stored;
  },
  'comes before the one before it': async (one, from, to) => {
    await send(one, Math.min(from + 2, to), to);
    return send(one, from, to);
  },
  'kills its server': async (one, from, to) => {
    lossy.losing.next = { after: upTo(one.random, 30), isDone: one.random() < 0.5 };
    await send(one, from, to);
    lossy.losing.next = null;
    return undefined;
  },
  'comes after a move online': async (one, from, to) => {
    const { body } = await uploading(play.call)(one.who, one.device, { to: 0 });
    if (body.session_id && one.random() < 0.3) {
      const choice = `From ${STALLS.find(() => true)} to brass`;
      const { status } = await play.tryTo(one.who, body.session_id, { selected_choice: choice });
      if (status === 200) one.online += 1;
    }
    return send(one, from, to);
  },
};

async function playThrough(seed: number): Promise<Playing> {
  const who = await play.player(0);
  const story_id = await play.make.story({ story_structure: JSON.stringify(MARKET) });
  const device = await keepingDevice(play.call, who, story_id);
  const one: Playing = { who, device, random: seededRandom(seed), known: [0, 0], online: 0 };
  const fates = Object.values(FATES);
  while (device.moves.length < MOVES) {
    for (let more = 1 + upTo(one.random, 6); more > 0 && device.moves.length < MOVES; more -= 1) playOn(one);
    const which = one.random() < 0.7 ? 0 : 1;
    const from = one.known[which];
    const to = Math.min(device.moves.length, from + 1 + upTo(one.random, 12));
    one.known[which] = (await fates[upTo(one.random, fates.length)]!(one, from, to)) ?? from;
  }
  for (let stored = one.known[0]; stored < MOVES;)
    stored = (await send(one, stored, Math.min(MOVES, stored + 200))) ?? stored;
  return one;
}

it(`of ${PLAYS * MOVES} moves none is lost and none is doubled`, { timeout: LONG_MS }, async () => {
  for (let number = 0; number < PLAYS; number += 1) {
    const seed = number;
    const { who, device, online } = await playThrough(seed);
    const { body } = await uploading(play.call)(who, device, { to: 0 });
    expect(body.stored, `seed ${seed}`).toBe(MOVES);
    const { body: told } = await play.call('exportSession', {
      ...who,
      params: { session_id: body.session_id! },
    });
    const choices = told.turns.map(({ selected_choice }) => selected_choice?.text ?? null);
    expect(choices, `seed ${seed}`).toEqual([null, ...pathOf(device.moves)]);
    const sessions = await lossy.db
      .selectFrom('game_sessions')
      .where('user_id', '=', who.id)
      .select(['id', 'turns_told'])
      .execute();
    const made = device.moves.filter((move) => 'choose' in move).length + 1;
    // an upload begins another session only after the session was played online
    expect(sessions.length, `seed ${seed}`).toBeLessThanOrEqual(1 + online);
    const told_in_it = online === 0 ? sessions[0]!.turns_told : made;
    expect(told_in_it, `seed ${seed}`).toBe(made);
  }
  expect(await faultsFound(lossy.db)).toEqual([]);
});

it('two first uploads of one play begin one session', async () => {
  const who = await play.player(0);
  const story_id = await play.make.story({ story_structure: JSON.stringify(MARKET) });
  const device = await keepingDevice(play.call, who, story_id);
  device.moves.push(chose(1), chose(2));
  const answers = await Promise.all([1, 2, 1, 2, 2].map((to) => uploading(play.call)(who, device, { to })));
  expect(new Set(answers.map(({ body }) => body.session_id)).size).toBe(1);
  const { body } = await play.call('listSessions', who);
  expect(body.sessions).toHaveLength(1);
});

it('tabs that upload at the same time go on with one session, and store each move once', async () => {
  const who = await play.player(0);
  const story_id = await play.make.story({ story_structure: JSON.stringify(MARKET) });
  const device = await keepingDevice(play.call, who, story_id);
  for (let round = 0; round < 6; round += 1) {
    const from = device.moves.length;
    device.moves.push(chose(1), chose(2), chose(0));
    const parts = [0, 1, 2, 0].map((back) => Math.max(0, from - back));
    await Promise.all(parts.map((start) => uploading(play.call)(who, device, { from: start })));
  }
  const sessions = lossy.db.selectFrom('game_sessions').where('user_id', '=', who.id).select('turns_told');
  expect(await sessions.execute()).toEqual([{ turns_told: device.moves.length + 1 }]);
});
