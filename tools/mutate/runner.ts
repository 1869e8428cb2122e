/** For Vitest's workers: runs a test file unchanged, then once for each surviving mutant that it reaches. */
import fs from 'node:fs';
import { TestRunner, type RunnerTask, type RunnerTestFile } from 'vitest';
import { jobOf, type Line } from './job.ts';

const { log, mutants, near, fixed } = jobOf();
const say = (line: Line) => fs.appendFileSync(log, `${JSON.stringify({ ...line, pid: process.pid })}\n`);

/** The tests that reach each mutant. Hooks, which run between tests, count as `EVERYWHERE`. */
type Reach = Map<number, Set<string>>;
const EVERYWHERE = '';
/** The number of times that a mutant may be reached in one file; beyond it, the mutant counts as an endless loop. */
const CIRCLES = 1_000_000;

const alive = new Set(mutants);
/** The mutants left to try, by test file. */
const toTry = new Map<string, Reach>();
/** The mutants that tests have reached. */
const reached = new Set<number>();
let active = fixed ?? 0;
let noted: Reach | undefined;
let place = EVERYWHERE;
/** The tests to run; undefined for all. */
let only: Set<string> | undefined;
let times = 0;
let isIdle = false;
let hasFailed = false;

Object.assign(globalThis, {
  __mutant(id: number) {
    const tests = noted?.get(id) ?? new Set();
    noted?.set(id, tests.add(place));
    if (id !== active) return false;
    times += 1;
    if (times > CIRCLES) throw new Error('endless loop');
    return true;
  },
});

export default class MutantRunner extends TestRunner {
  onBeforeCollect([test = '']: string[]) {
    const left = toTry.get(test);
    hasFailed = false;
    noted = undefined;
    times = 0;
    if (fixed === undefined) active = [...(left?.keys() ?? [])].find((id) => alive.has(id)) ?? 0;
    only = left?.get(active);
    left?.delete(active);
    const isNeeded = near.includes(test) || mutants.some((id) => !reached.has(id));
    isIdle = active === 0 && (left !== undefined || !isNeeded);
    if (!isIdle) say({ started: active, test });
  }

  override async importFile(filepath: string, source: 'collect' | 'setup'): Promise<unknown> {
    if (isIdle) return undefined;
    if (active === 0) noted = new Map();
    const imported = await super.importFile(filepath, source);
    if (active !== 0 || source === 'setup') return imported;
    say({ atLoad: [...noted!.keys()] });
    noted = new Map();
    toTry.set(filepath, noted);
    return imported;
  }

  override async onBeforeRunTask(test: RunnerTask) {
    const isReached = !only || only.has(test.id) || only.has(EVERYWHERE);
    if (active !== 0 && (hasFailed || !isReached)) test.mode = 'skip';
    place = test.id;
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: RunnerTask) {
    hasFailed ||= test.result?.state === 'fail';
    place = EVERYWHERE;
    super.onAfterRunTask(test);
  }

  override onAfterRunFiles(files: RunnerTestFile[]) {
    super.onAfterRunFiles(files);
    if (isIdle) return;
    const isKilled = hasFailed || files.some(({ result }) => result?.state === 'fail');
    if (active !== 0) {
      if (isKilled) alive.delete(active);
      say(isKilled ? { killed: active } : { survived: active });
    } else if (isKilled) {
      toTry.set(files[0]!.filepath, new Map());
      say({ broken: files[0]!.name });
    } else {
      const ids = [...(noted?.keys() ?? [])];
      if (!near.includes(files[0]!.filepath)) for (const id of ids) if (reached.has(id)) noted!.delete(id);
      for (const id of ids) reached.add(id);
      noted = undefined;
      say({ reaches: ids });
    }
  }
}
