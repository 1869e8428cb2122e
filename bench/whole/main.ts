/**
 * `npm run bench -- [whole part…] [--kobold FOLDER] [--doc]`: sizes, page loads, the server, the single benches and the
 * build, in one table, in Markdown and in `bench/results/speed.json`. `--doc` writes docs/speed.md from the stored
 * results. Times measured on a busy machine are marked, and not stored.
 */
import fs from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { commit, machine, storeRun } from '../harness.ts';
import { isBusy, isMet, type Part, storedAfter, tablesOf, type WholeRun } from './Figure.ts';
import { loads } from './loads.ts';
import { buildTimes, otherBenches } from './otherBenches.ts';
import { serverRates } from './serverRates.ts';
import { sizes } from './sizes.ts';
import { DOCUMENT, documentOf, storedSpeed } from './speedDocument.ts';

const LOOK_MS = 2000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kobold: { type: 'string' }, doc: { type: 'boolean', default: false } },
});

const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  sizes,
  server: serverRates,
  pages: () => loads(values.kobold ?? process.env.KOBOLD_LITE),
  others: otherBenches,
  build: buildTimes,
};

if (values.doc) writeDocument();
else await measure(positionals.length > 0 ? positionals : Object.keys(PARTS));

function writeDocument(): void {
  const stored = storedSpeed();
  if (!stored) throw new Error('Nothing is stored yet: run the bench first.');
  fs.writeFileSync(DOCUMENT, documentOf(stored));
}

async function measure(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`No part is called ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}`);
  const loadPerCore = os.loadavg()[0]! / os.availableParallelism();
  const parts: Part[] = [];
  let takenByOthers = 0;
  for (const name of names) {
    takenByOthers = Math.max(takenByOthers, await busyNow());
    try {
      parts.push(await PARTS[name]!());
    } catch (error) {
      parts.push({ figures: [], notMeasured: [{ part: name, why: String(error) }] });
    }
  }
  const { cpu, cores, memoryGB, node } = machine();
  const run: WholeRun = {
    at: new Date().toISOString(),
    commit: commit(),
    machine: `${cores} cores of ${cpu}, ${memoryGB} GB, Node ${node}`,
    loadPerCore: Math.round(loadPerCore * 10) / 10,
    takenByOthers: Math.round(takenByOthers),
    figures: parts.flatMap(({ figures }) => figures),
    notMeasured: parts.flatMap(({ notMeasured = [] }) => notMeasured),
  };
  tell(run);
}

function tell(run: WholeRun): void {
  console.log(tablesOf(run));
  for (const { part, why } of run.notMeasured) console.log(`Not measured: ${part}: ${why}`);
  console.log(`Load a core: ${run.loadPerCore}; of the machine others took ${run.takenByOthers} %.`);
  if (isBusy(run)) console.log('The machine was busy: times say nothing, and are not stored.');
  storeRun('speed', storedAfter(storedSpeed(), run));
  if (run.figures.some((figure) => isMet(figure) === false)) process.exitCode = 1;
}

/** The CPU use of all cores while nothing of ours runs, in percent. */
async function busyNow(): Promise<number> {
  const before = timesOfCores();
  await sleep(LOOK_MS);
  const after = timesOfCores();
  return 100 * (1 - (after.idle - before.idle) / (after.all - before.all));
}

function timesOfCores(): { idle: number; all: number } {
  const times = os.cpus().map((core) => core.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { idle, user, nice, sys, irq }) => sum + idle + user + nice + sys + irq, 0),
  };
}
