/**
 * `npm run bench -- grown [stories] [turns] [rounds]`: an action, lists, searches and the history where there are 100,000
 * stories, for somebody who has played 10,000 turns of one session, in what they take with the bundled shelf and after
 * 100 turns. Both are measured by turns in the same run. Each turn is played through the API, with all that follows from
 * it. No answer comes from the memory for guests: measured is what the first one waits for.
 */
import process from 'node:process';
import { sql } from 'kysely';
import { pino } from 'pino';
import { indexWaiting } from '../packages/server/src/features/catalogue/search/indexing.ts';
import { seedLibrary } from '../packages/server/src/features/library/public.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import { connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/supervisor.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { grownCalls } from './grownCalls.ts';
import { median, report, row, timed, withFolder } from './harness.ts';
import { addManyStories } from './seedMany.ts';

const STORIES = Number(process.argv[2] ?? 100_000);
const TURNS = { small: 100, large: Number(process.argv[3] ?? 10_000) } as const;
const ROUNDS = Number(process.argv[4] ?? 100);
const WARM_UP = 20;
/** In what it takes in the small installation. */
const MOST_TIMES = 1.5;

type Size = keyof typeof TURNS;
const SIZES = Object.keys(TURNS) as Size[];

const log = pino({ level: 'silent' });
await withFolder(async (dataDir) => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const large = { ...postgres.connection, database: 'large' };
  const databases = { small: connect(postgres.connection, log), large: connect(large, log) };
  try {
    await sql`create database large`.execute(databases.small);
    for (const size of SIZES) {
      const db = databases[size];
      await migrate(db);
      await seedLibrary({ db, clock: systemClock }, { seed: 'demo' });
      if (size === 'large') await addManyStories(large, STORIES);
      await indexWaiting(db);
    }
    const calls = {
      small: await grownCalls(databases.small, TURNS.small),
      large: await grownCalls(databases.large, TURNS.large),
    };
    for (const size of SIZES) {
      await sql`vacuum analyze`.execute(databases[size]);
      await calls[size].signIn();
    }
    report('grown', await compared(calls));
    for (const size of SIZES) await calls[size].close();
  } finally {
    for (const size of SIZES) await databases[size].destroy();
    await postgres.stop();
  }
});

/** The median of each call where there is much, in times of that where there is little. */
async function compared(installations: Record<Size, Awaited<ReturnType<typeof grownCalls>>>) {
  const times = new Map<string, Record<Size, number[]>>();
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, call] of installations.small.calls) {
      const taken = times.get(name) ?? { small: [], large: [] };
      if (round >= 0) times.set(name, taken);
      const both = { small: call, large: installations.large.calls.get(name)! };
      for (const size of round % 2 === 0 ? SIZES : SIZES.toReversed())
        taken[size].push(await timed(both[size]));
    }
  }
  return [...times].map(([name, { small, large }]) => ({
    ...row(name, median(large) / median(small), 'times', MOST_TIMES),
    small: `${median(small).toFixed(2)} ms`,
    large: `${median(large).toFixed(2)} ms`,
  }));
}
