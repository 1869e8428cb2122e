/** `npm run tool -- cluster`: an installation on several machines. Its parts are killed while people play. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { examineAll } from '../../doctor.ts';
import { company } from '../histories/company.ts';
import { untilQuiet } from '../histories/untilQuiet.ts';
import { callAt } from '../histories/wire.ts';
import { lateWords, quantile } from './readers.ts';
import { faultsInSights, oldest, type Shelf } from './sights.ts';
import { missing, type Part, startCluster } from './startCluster.ts';
import { visitors } from './visitors.ts';

const PLAYERS = 4;
/** The pause between two kills of parts in the same list, during which all of these parts are up. */
const CALM_MS = 1200;
/** How often each part is killed, if the time of the run allows it. */
const TIMES = 11;
/** How often each part must be killed in a run of ten minutes. */
const TIMES_IN_TEN_MINUTES = 10;
const QUIET_WITHIN_MS = 120_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '20261123' } },
});
const lacks = missing();
if (lacks === null) process.exitCode = (await playFor(Number(values.minutes), Number(values.seed))) ? 0 : 1;
else say(`Skipped: ${lacks} is not installed on this machine.`);

/** Plays, and returns whether nothing was lost, doubled, leaked or unpaid. */
async function playFor(minutes: number, seed: number): Promise<boolean> {
  const cluster = await startCluster();
  try {
    const { db, address, parts } = cluster;
    const wire = callAt(() => [address]);
    await wire.up();
    const players = await company({ db, wire, players: PLAYERS, seed });
    const others = await visitors(cluster);
    const { visits } = others;
    for (const lacking of cluster.lacks) say(lacking);
    const lengthMs = minutes * 60_000;
    const until = Date.now() + lengthMs;
    const mayContinue = () => Date.now() < until;
    const working = Promise.all([players.play(mayContinue), others.go(mayContinue)]);
    const kills = new Map(parts.flat().map(({ name }) => [name, 0]));
    await Promise.all(parts.map((list) => killInTurn(list, { kills, mayContinue, lengthMs })));
    await working;
    say(`played: what ${players.operations.length} calls were told is compared now`);
    const faults = [
      ...visits.anomalies,
      ...lateWords(visits.later),
      ...(cluster.cache === null ? [] : faultsInSights(visits.shelf)),
      ...((await untilQuiet(db, QUIET_WITHIN_MS)) ? [] : ['credits are on hold for good']),
      ...(await players.anomalies()).map(({ rule, about }) => `${rule}: ${about}`),
      ...(await examineAll({ db, config: readConfig({}) }, { isGentle: false })).map((fault) =>
        JSON.stringify(fault),
      ),
      ...(minutes < 10 ? [] : seldomKilled(kills)),
    ];
    report({ kills, visits, acknowledged: players.acknowledged(), calls: players.operations.length, faults });
    return faults.length === 0;
  } finally {
    await cluster.stop();
  }
}

interface Killing {
  readonly kills: Map<string, number>;
  readonly lengthMs: number;
  readonly mayContinue: () => boolean;
}

/** Spreads the kills over the whole time, with quiet moments in between. */
async function killInTurn(parts: readonly Part[], { kills, lengthMs, mayContinue }: Killing): Promise<void> {
  const everyMs = lengthMs / (TIMES * parts.length);
  const began = Date.now();
  for (let turn = 0; parts.length > 0 && mayContinue(); turn += 1) {
    await sleep(Math.max(CALM_MS, began + turn * everyMs - Date.now()));
    const { name, kill } = parts[turn % parts.length]!;
    if (!mayContinue()) break;
    const killed = performance.now();
    await kill();
    say(`killed ${name}; back after ${((performance.now() - killed) / 1000).toFixed(1)} s`);
    kills.set(name, kills.get(name)! + 1);
  }
}

/** The parts that were killed too seldom for a conclusion, in a run of ten minutes. */
function seldomKilled(kills: ReadonlyMap<string, number>): string[] {
  return [...kills]
    .filter(([, times]) => times < TIMES_IN_TEN_MINUTES)
    .map(([name, times]) => `${name} was killed only ${times} times`);
}

interface Result {
  readonly kills: ReadonlyMap<string, number>;
  readonly visits: Awaited<ReturnType<typeof visitors>>['visits'];
  readonly calls: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

function report({
  kills,
  visits: { answered, firstLater, later, shelf },
  calls,
  acknowledged,
  faults,
}: Result): void {
  say(`killed: ${[...kills].map(([name, times]) => `${name} ${times}`).join(', ')}`);
  say(`players: ${calls} calls, ${acknowledged} acknowledged actions`);
  say(
    `others: ${Object.entries(answered)
      .map(([name, times]) => `${name} ${times}`)
      .join(', ')}`,
  );
  for (const [what, all] of [
    ['first words', firstLater],
    ['words', later],
  ] as const) {
    const at = (part: number) => Math.round(quantile(all, part));
    say(`${what} on another process: ${all.length}, ${at(0.5)} ms later (p50), ${at(0.95)} (p95)`);
  }
  if (shelf.sights.length > 0) say(cacheFigures(shelf));
  say(faults.length === 0 ? '0 lost, doubled, leaked or unpaid' : `FAULTS (${faults.length}):`);
  const times = Map.groupBy(faults, (fault) => fault);
  for (const [fault, all] of [...times].slice(0, 20)) say(`  ${all.length} × ${fault}`);
}

function cacheFigures(shelf: Shelf): string {
  const { sights, hits } = shelf;
  return `guests through the cache: ${sights.length} lists, the oldest ${(oldest(shelf) / 1000).toFixed(1)} s old; ${hits} stories from the cache itself`;
}
