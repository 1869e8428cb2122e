/**
 * `npm run bench -- neighbours [calls] [seconds] [call…]`: for every call of the contract that an account or a guest may
 * make, looks for its dearest form, sends that as fast as the limits allow, and measures what everybody else waits for.
 * Now and then nothing is attacked, which says what else the machine does.
 */
import process from 'node:process';
import { type CallName, calls } from '@kathaloka/contract/calls';
import { pino } from 'pino';
import { connect } from '../../packages/server/src/platform/db/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/platform/db/embedded/supervisor.ts';
import { freePort } from '../../tools/lib/freePort.mjs';
import { report, withFolder, withServer } from '../harness.ts';
import { callerOf, aPlayer } from '../player.ts';
import { untilQuiet } from '../processCosts.ts';
import { attackAll } from './attack.ts';
import type { Neighbour } from './neighbours.ts';
import { type Dearest, dearestForm } from './search.ts';
import { attacker, logIn, type Send, sender, type World } from './world.ts';

const CALLS = Number(process.argv[2] ?? 30);
const SECONDS = Number(process.argv[3] ?? 4);
const ONLY = process.argv.slice(4);
const SEED = Number(process.env['BENCH_SEED'] ?? 1);
/** As many that none owes anything when its turn comes again. */
const ATTACKERS = 6;
/** As many that none comes to a limit. */
const NEIGHBOURS = 12;
/** How much of a form is printed. */
const SHOWN = 300;

/** These take something away from who calls them, and are called last, each in an account that has nothing else to do. */
const ENDS: readonly CallName[] = [
  'revokeInvitation',
  'endTogether',
  'leaveTogether',
  'removePlayer',
  'revokeSharedTurn',
  'forgetMemory',
  'forgetSeries',
  'deleteSeries',
  'deleteDraft',
  'deleteSession',
  'archiveStory',
  'restoreStory',
  'deleteStory',
  'removeSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'changePassword',
  'endSession',
  'endOtherSessions',
  'logout',
  'deleteMyAccount',
];
const isWanted = (name: CallName) =>
  calls[name].access !== 'admin' && (ONLY.length === 0 || ONLY.includes(name));
const NAMES = [...(Object.keys(calls) as CallName[]).filter((name) => !ENDS.includes(name)), ...ENDS].filter(
  isWanted,
);

const SETTINGS = {
  METRICS_LISTEN: `127.0.0.1:${await freePort('BENCH_METRICS_PORT')}`,
  AUTH_SECRET: 'the neighbours of a bench, who are nobody',
  STARTING_CREDITS: '1000000',
};

await withFolder(async (dataDir) => {
  const { dearest, worlds, neighbours } = await withServer({ dataDir, settings: SETTINGS }, ({ base, pid }) =>
    prepare(base, pid, dataDir),
  );
  const rows = await withServer({ dataDir, settings: { ...SETTINGS, RATE_LIMIT: 'on' } }, ({ base }) =>
    attackAll(base, { dearest, worlds, neighbours, seconds: SECONDS }),
  );
  report('neighbours', rows, { calls: CALLS, seconds: SECONDS, seed: SEED });
});

interface Prepared {
  readonly dearest: readonly Dearest[];
  readonly worlds: readonly World[];
  readonly neighbours: readonly Neighbour[];
}

/** Makes everybody, and looks for the dearest forms while nothing is limited. */
async function prepare(base: string, pid: number, dataDir: string): Promise<Prepared> {
  const send = sender(base);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = connect(postgres.connection, pino({ level: 'warn' }));
  // before there are stories of the attackers, so that they play one of the library
  const neighbours: Neighbour[] = [];
  for (let number = 0; number < NEIGHBOURS; number += 1)
    neighbours.push(await aNeighbour(base, send, `neighbour${number}`));
  const worlds: World[] = [];
  for (let number = 0; number < ATTACKERS; number += 1)
    worlds.push(await attacker(send, db, `attacker${number}`));
  const spare = await attacker(send, db, 'spare');
  await db.destroy();
  await postgres.stop();
  await untilQuiet(pid);
  const dearest: Dearest[] = [];
  const searched = { send, pid, metrics: `http://${SETTINGS.METRICS_LISTEN}/metrics` };
  for (const [nth, name] of NAMES.entries()) {
    const isEnd = ENDS.includes(name);
    const owner = isEnd ? spare : worlds[0]!;
    if (isEnd || nth % 20 === 0)
      await Promise.all([worlds[0]!, spare].map((world) => logIn(send, world).catch(() => undefined)));
    const world = calls[name].access === 'public' ? { ...owner, token: null } : owner;
    const found = await dearestForm(searched, { name, world, calls: CALLS, seed: SEED + nth });
    dearest.push(found);
    console.log(name, found.cost, JSON.stringify(found.form).slice(0, SHOWN));
  }
  return { dearest, worlds, neighbours };
}

async function aNeighbour(base: string, send: Send, username: string): Promise<Neighbour> {
  const { session_id, token } = await aPlayer(callerOf(base), username);
  const world: World = { username, token, ids: {} };
  const { text } = await send('getSession', { params: { session_id } }, world, true);
  return { world, session_id, story_id: (JSON.parse(text) as { story_id: string }).story_id };
}
