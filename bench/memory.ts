/**
 * `npm run bench:memory [rounds]`: what an action of a session of 10,000 turns costs, with everything that its
 * narrator remembers, in actions of a session of ten. Both are measured by turns in the same run: each is undone, and
 * the other follows. The narrator answers immediately, so that what is left is ours.
 *
 * Then what an action costs a player who has lived 10,000 turns, each played through the API with all that follows from
 * it (deeds, tasks, rewards), in actions of a player after a hundred.
 */
import { sql } from 'kysely';
import { pino } from 'pino';
import { settleProgress } from '../packages/server/src/features/progress/public.ts';
import { pastOf } from '../packages/server/src/features/play/action/tell.ts';
import { createBuiltIn } from '../packages/server/src/narrator/createBuiltIn.ts';
import { createBackground } from '../packages/server/src/platform/background.ts';
import { connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/supervisor.ts';
import type { Database } from '../packages/server/src/platform/db/schema.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { buildTestApp } from '../packages/server/src/testing/buildTestApp.ts';
import { playing } from '../packages/server/src/testing/playing.ts';
import { scriptedNarrator } from '../packages/server/src/narrator/scripted.ts';
import { median, report, withFolder } from './harness.ts';
import { rememberedSession, workAfter } from './rememberedSession.ts';

const TURNS = { short: 10, long: 10_000 } as const;
const ROUNDS = Number(process.argv[2] ?? 200);
const WARM_UP = 40;
/** The past of a long session has forty turns in place of ten and every fact that its words may mean: more, but bounded. */
const MOST = { action: 1.5, past: 2, lived: 1.2 } as const;
const LIVED = { short: 100, long: Number(process.argv[3] ?? 10_000) } as const;
/** Names people and things that the session has told of over and over. */
const LINE = 'I ask Ishani the weaver about the lantern by the river';

type Length = keyof typeof TURNS;
const LENGTHS = Object.keys(TURNS) as Length[];

const log = pino({ level: 'silent' });
await withFolder(async (dataDir) => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = connect(postgres.connection, log);
  // the players of each are the first ones of their database, and have the same names
  const lived = connect({ ...postgres.connection, database: 'lived' }, log);
  try {
    await sql`create database lived`.execute(db);
    await migrate(db);
    await migrate(lived);
    report('memory', await measure({ db, lived }));
  } finally {
    await db.destroy();
    await lived.destroy();
    await postgres.stop();
  }
});

async function measure({ db, lived: ofLived }: Record<'db' | 'lived', Database>) {
  const narrator = {
    ...scriptedNarrator(),
    interpret: createBuiltIn().interpret,
    // what is made of a turn is made after it, and nobody waits for that
    remember: { factsOf: () => Promise.resolve([]), summarise: () => Promise.resolve(null) },
  };
  const app = await buildTestApp({ db, narrator });
  const play = playing(app, db);
  const who = await play.player(10_000_000);
  const sessions = {
    short: await rememberedSession(db, (await play.begin(who)).id, TURNS.short),
    long: await rememberedSession(db, (await play.begin(who)).id, TURNS.long),
  };
  const act = async (length: Length) => {
    await play.act(who, sessions[length], { action_type: 'custom_action', user_action: LINE });
    return () => play.act(who, sessions[length], { action_type: 'undo' });
  };
  const works = {
    short: await workAfter(db, sessions.short, LINE),
    long: await workAfter(db, sessions.long, LINE),
  };
  const past = async (length: Length) => {
    await pastOf({ db, log, narrator }, works[length]);
    return () => Promise.resolve();
  };
  const figures = [
    ['an action', MOST.action, await compared(act)],
    ['what it is given of the turns before', MOST.past, await compared(past)],
  ] as const;
  await app.close();
  const lived = await compared(await livedPlayers(ofLived));
  return [
    ...figures.map((each) => [...each, TURNS] as const),
    ['an action and what follows from it', MOST.lived, lived, LIVED] as const,
  ].map(([figure, most, { short, long }, turns]) => ({
    figure: `${figure}, ${turns.long} turns, in those of ${turns.short}`,
    short: `${short.toFixed(2)} ms`,
    long: `${long.toFixed(2)} ms`,
    times: Number((long / short).toFixed(2)),
    budget: most,
    met: long / short <= most ? 'yes' : 'NO',
  }));
}

/** Two players who have come so far by themselves, one action after the other. */
async function livedPlayers(db: Database) {
  const background = createBackground(log);
  const app = await buildTestApp({ db, narrator: scriptedNarrator(), background, afterTurn: settleProgress });
  const play = playing(app, db);
  const player = async (turns: number) => {
    const who = await play.player(10_000_000);
    const { id } = await play.begin(who, { initial_xp: 1_000_000 });
    let last = turns;
    const act = async (number = (last += 1)) => {
      await play.act(who, id, { action_type: 'custom_action', user_action: `I count to ${number}` });
      await background.idle();
    };
    for (let number = 1; number <= turns; number += 1) await act(number);
    return act;
  };
  const players = { short: await player(LIVED.short), long: await player(LIVED.long) };
  await sql`vacuum analyze`.execute(db);
  return async (length: Length) => {
    await players[length]();
    return () => Promise.resolve();
  };
}

/** The median time of each, measured one after the other, round by round. What an attempt returns takes it back. */
async function compared(
  attempt: (length: Length) => Promise<() => Promise<unknown>>,
): Promise<Record<Length, number>> {
  const times: Record<Length, number[]> = { short: [], long: [] };
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const length of round % 2 === 0 ? LENGTHS : LENGTHS.toReversed()) {
      const began = performance.now();
      const takeBack = await attempt(length);
      times[length].push(performance.now() - began);
      await takeBack();
    }
  }
  return { short: median(times.short.slice(WARM_UP)), long: median(times.long.slice(WARM_UP)) };
}
