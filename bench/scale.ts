/**
 * `npm run bench:scale [actions]`: what breaks first with 10,000, 100,000 and a million daily players. The CPU of an action
 * and of a read is measured, in the server and in its database; then evenings are simulated with it (docs/scale.md).
 */
import process from 'node:process';
import { PLAY_SERVER, report, withServer } from './harness.ts';
import { aPlayer, callerOf } from './player.ts';
import { cpuOf, untilQuiet } from './processCosts.ts';
import { type Installation, type Peak, type Service, simulate, type Traffic } from './simulateScale.ts';

const ACTIONS = Number(process.argv[2] ?? 400);
const WARM_UP = 60;
const SETTINGS = { STARTING_CREDITS: '1000000', SEED: 'demo' };

/** As docs/scale.md assumes. */
const A_DAY = { actions: 25, reads: 20 };
const PEAK = 4;
const SECONDS_OF_DAY = 86_400;
/** Of turns that models tell, and how long one takes. */
const TELLINGS = { share: 0.6, seconds: 8 };
const SECONDS = 20;
/** A player does not wait longer for us, whatever the model takes. */
const P95_MS = 250;
/** Above it a moment's crowd becomes a queue. */
const BUSY_MAX = 0.8;

/** As docs/deploy.md recommends them. */
const INSTALLATIONS: Readonly<Record<string, Installation>> = {
  'one machine, 2 cores': { processes: 1, cores: 1, connections: 10 },
  '3 processes, a database of 8 cores': { processes: 3, cores: 8, connections: 10 },
  '25 processes, a database of 32 cores': { processes: 25, cores: 32, connections: 10 },
};
const PLAYERS = [10_000, 100_000, 1_000_000];

const times = await withServer({ program: PLAY_SERVER, settings: SETTINGS }, async ({ base, pid }) => {
  await untilQuiet(pid);
  const ask = callerOf(base);
  const { url, token, session_id } = await aPlayer(ask, 'bench');
  const common = { selected_model: 'tenali', session_id };
  const act = (action: object) => ask('POST', url, { ...action, ...common }, token);
  const told = { action_type: 'custom_action', user_action: 'look at the sky' };
  const pages = ['/stories/?page=1', '/stories/search/?q=river&limit=10', '/stories/trending/'];
  // undo gives the XP back, so that the next one is told as well; it is not counted
  const action = await measure(
    pid,
    () => act(told),
    () => act({ action_type: 'undo' }),
  );
  const read = await measure(pid, (number) => ask('GET', pages[number % pages.length]!, undefined, token));
  return { action, read };
});

const rows = Object.entries(INSTALLATIONS).flatMap(([name, installation]) => [
  ...PLAYERS.map((players) => rowOf(name, players, peakOf(installation, players))),
  rowOf(`${name}: its end`, ...endOf(installation)),
]);
report('scale', rows, { times, assumed: { A_DAY, PEAK, TELLINGS } });

type Ask = (number: number) => Promise<unknown>;

/** CPU time, which others on the machine do not change much. */
async function measure(pid: number, ask: Ask, undo?: Ask): Promise<Service> {
  const total = { server: 0, database: 0 };
  for (let number = -WARM_UP; number < ACTIONS; number += 1) {
    const before = cpuOf(pid);
    await ask(Math.abs(number));
    const after = cpuOf(pid);
    await undo?.(number);
    if (number < 0) continue;
    total.server += after.server - before.server;
    total.database += after.database - before.database;
  }
  return { serverMs: total.server / ACTIONS, databaseMs: total.database / ACTIONS };
}

function trafficOf(players: number): Traffic {
  const perSecond = (aDay: number) => (players * aDay * PEAK) / SECONDS_OF_DAY;
  return { actions: perSecond(A_DAY.actions), reads: perSecond(A_DAY.reads) };
}

function peakOf(installation: Installation, players: number): Peak {
  return simulate({ installation, traffic: trafficOf(players), times, seconds: SECONDS });
}

function isEnough({ p95, busy }: Peak): boolean {
  return p95 <= P95_MS && Math.max(...Object.values(busy)) <= BUSY_MAX;
}

/** The most players that it carries, to three per cent. */
function endOf(installation: Installation): [players: number, peak: Peak] {
  let [carried, tooMany] = [1000, 4_000_000];
  while (tooMany / carried > 1.03) {
    const players = Math.sqrt(carried * tooMany);
    if (isEnough(peakOf(installation, players))) carried = players;
    else tooMany = players;
  }
  return [Number(carried.toPrecision(2)), peakOf(installation, carried)];
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function rowOf(installation: string, players: number, peak: Peak) {
  const { servers, database, connections } = peak.busy;
  const [first] = Object.entries(peak.busy).toSorted(([, one], [, other]) => other - one);
  return {
    installation,
    players,
    'actions/s': Number(trafficOf(players).actions.toPrecision(3)),
    'tellings open': Math.round(trafficOf(players).actions * TELLINGS.share * TELLINGS.seconds),
    'server %': percent(servers),
    'database %': percent(database),
    'connections %': percent(connections),
    'p95 ms': Math.round(peak.p95),
    'first at its end': isEnough(peak) ? '' : first![0],
  };
}
