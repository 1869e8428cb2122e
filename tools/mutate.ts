/**
 * `npm run tool -- mutate [--since REF | FILE…]`: takes parts of the code out, one at a time, and says which of them no
 * test misses: a side of `&&`, `||` and `??`, a clause of a query, a conjunct of SQL, a tag or key in a list, a field of
 * what is presented, a character of a pattern; and turns conditions, orders and roundings around. Ends with 1 if one
 * survives that `mutate/equivalent.json` does not explain. All mutants of a folder are loaded together, each behind a
 * switch, so that a worker loads the product once.
 *
 * Of the tests, the nearest by their folder run: what only a test far away notices counts as survived. (StrykerJS takes
 * no mutators of one's own: it knows no clauses of queries, no conjuncts of SQL and no single fields or tags.)
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import workspace from '../vitest.workspace.ts';
import { root } from './lib/project.mjs';
import { scratchFolder } from './lib/scratch.mjs';
import type { Job, Line } from './mutate/job.ts';
import { instrument, type Mutant } from './mutate/mutants.ts';

interface Equivalent {
  readonly file: string;
  readonly within: string;
  readonly text: string;
  readonly reason: string;
}

/** How many test files of other folders are run for mutants that no nearer test reaches. */
const FAR = 8;
const [RUNNER, LOAD, IMPATIENT] = ['runner.ts', 'load.ts', 'impatient.ts'].map((name) =>
  path.join(import.meta.dirname, 'mutate', name),
);
const PROJECTS = new Set(['unit', 'unit-dom', 'server']);
/** The cache of other runs must not contain mutated modules. */
const ONE_BY_ONE = { maxWorkers: 1, testTimeout: 30_000, hookTimeout: 30_000, fsModuleCache: false };
/** How long a worker may be silent: a mutant may loop forever. */
const SILENT_MS = 60_000;
const TESTED = /^packages\/(?:contract|story|illustrator|formats|player|api|app|server)\/src\/.*\.tsx?$/;
/** Components are tested by their stories, which run elsewhere. */
const TESTED_OF_UI = /^packages\/ui\/src\/(?!words\/).*(?<!\.styles)\.ts$/;
const NOT_TESTED = /\.test\.tsx?$|\/(?:testing|mocks|tests)\//;

const folder = scratchFolder();
const jobFile = path.join(folder, 'job.json');
process.env.MUTATE_JOB = jobFile;
process.env.NODE_ENV ??= 'test';

const EQUIVALENT = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'mutate/equivalent.json'), 'utf8'),
) as Equivalent[];

function chosenFiles([first, second, ...others]: string[]): string[] {
  const git = ['diff', '--name-only', '--diff-filter=d', second ?? 'HEAD~1'];
  const named =
    first === '--since'
      ? execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\n')
      : [first ?? '', second ?? '', ...others];
  const files = named.flatMap((name) =>
    fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory() && name
      ? fs.globSync(`${name}/**/*.{ts,tsx}`, { cwd: root })
      : [name],
  );
  return files.filter((file) => (TESTED.test(file) || TESTED_OF_UI.test(file)) && !NOT_TESTED.test(file));
}

/** Runs the nearest test files first. */
class InOrder {
  sort = (files: TestSpecification[]): TestSpecification[] => files;
  shard = this.sort;
}

interface Project {
  readonly plugins?: readonly object[];
  readonly test: {
    readonly name: string;
    readonly execArgv?: readonly string[];
    readonly setupFiles?: readonly string[];
  };
}

/** The code that Vite loads instead of the files in the checkout. */
let codeNow: Readonly<Record<string, string>> = {};

function startVitest(): Promise<Vitest> {
  const plugin = { name: 'mutants', enforce: 'pre', load: (id: string) => codeNow[id.replace(/\?.*/, '')] };
  const { projects } = (workspace as { test: { projects: readonly Project[] } }).test;
  const wanted = projects.filter(({ test }) => PROJECTS.has(test.name));
  const withSwitches = wanted.map(
    ({ plugins = [], test: { execArgv = [], setupFiles, ...test }, ...project }) => ({
      ...project,
      plugins: [...plugins, plugin],
      test: {
        ...test,
        runner: RUNNER,
        execArgv: [...execArgv, `--import=${LOAD}`],
        // only for tests with a document
        setupFiles: setupFiles && [...setupFiles, IMPATIENT],
        ...ONE_BY_ONE,
      },
    }),
  );
  const sequence = { sequencer: InOrder };
  return createVitest({
    root,
    config: false,
    watch: false,
    reporters: [{}],
    sequence,
    projects: withSwitches as never,
  });
}

/** Runs the tests as often as needed. Returns the lines that the workers wrote. */
async function run(
  vitest: Vitest,
  job: Omit<Job, 'log'>,
  specs: readonly TestSpecification[],
): Promise<Line[]> {
  const log = path.join(folder, 'log');
  fs.writeFileSync(log, '');
  fs.writeFileSync(jobFile, JSON.stringify({ ...job, log } satisfies Job));
  codeNow = { ...job.code };
  for (const { vite } of vitest.projects) vite.moduleGraph.invalidateAll();
  const linesNow = () =>
    fs
      .readFileSync(log, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  let last = { size: 0, at: Date.now() };
  const watch = setInterval(() => {
    const { size } = fs.statSync(log);
    if (size !== last.size) last = { size, at: Date.now() };
    const { started, pid } = linesNow().at(-1) ?? {};
    if (Date.now() - last.at > SILENT_MS && started && pid) process.kill(pid, 'SIGKILL');
  }, SILENT_MS / 6);
  const visits = specs.flatMap((spec) =>
    Array.from({ length: job.fixed === undefined ? job.mutants.length + 1 : 1 }, () => spec),
  );
  await vitest.runTestSpecifications(visits);
  clearInterval(watch);
  return linesNow();
}

/** The number of folders that two paths share. */
function nearness(one: string, other: string): number {
  const [here, there] = [path.dirname(one).split('/'), path.dirname(other).split('/')];
  const parting = here.findIndex((part, at) => part !== there[at]);
  return parting === -1 ? here.length : parting;
}

const depth = ({ at }: { readonly at: string }): number => at.split('/').length;

/**
 * The tests of the nearest folder, those with the longest files first, because they detect the most; then those of the
 * whole package.
 */
function nearest(specs: readonly TestSpecification[], source: string) {
  const tests = specs
    .filter(({ moduleId }) => !/\.full\./.test(moduleId))
    .map((spec) => ({ spec, at: path.relative(root, spec.moduleId), size: fs.statSync(spec.moduleId).size }))
    .filter(({ at }) => nearness(at, source) >= 2);
  const most = Math.max(...tests.map(({ at }) => nearness(at, source)));
  const isNear = ({ at }: { at: string }) => nearness(at, source) === most;
  const near = tests.filter(isNear).sort((one, other) => other.size - one.size);
  const far = tests
    .filter((each) => !isNear(each))
    .sort((one, other) => depth(one) - depth(other) || other.size - one.size);
  return {
    near: near.map(({ spec }) => spec.moduleId),
    tests: [...near, ...far.slice(0, FAR)].map(({ spec }) => spec),
  };
}

/** Returns the surviving mutants of a folder. */
async function survivorsOf(vitest: Vitest, specs: readonly TestSpecification[], files: readonly string[]) {
  const code: Record<string, string> = {};
  const mutants: Mutant[] = [];
  for (const file of files) {
    const made = instrument(file, fs.readFileSync(path.join(root, file), 'utf8'), mutants.length + 1);
    if (made.mutants.length > 0) code[path.join(root, file)] = made.code;
    mutants.push(...made.mutants);
  }
  const { near, tests } = nearest(specs, files[0]!);
  const killed = new Set<number>();
  const atLoad = new Set<number>();
  const reached = new Set<number>();
  const note = (lines: readonly Line[]) => {
    for (const { broken } of lines) if (broken) console.log(`fails as it is: ${broken}`);
    for (const line of lines) {
      if (line.killed) killed.add(line.killed);
      for (const id of line.atLoad ?? []) atLoad.add(id);
      for (const id of line.reaches ?? []) reached.add(id);
    }
    // a worker that exited early was killed by the mutant
    const last = lines.at(-1)?.started;
    if (last) killed.add(last);
    return last;
  };
  const ids = mutants.map(({ id }) => id);
  if (ids.length > 0)
    while (note(await run(vitest, { code, near, mutants: ids.filter((id) => !killed.has(id)) }, tests)));
  for (const fixed of [...atLoad].filter((id) => !reached.has(id)))
    note(await run(vitest, { code, near, mutants: [fixed], fixed }, tests.slice(0, 4)));
  return {
    mutants,
    left: mutants.filter(({ id }) => !killed.has(id)),
    reached: new Set([...reached, ...atLoad]),
  };
}

const isExplained = ({ file, within, text }: Mutant) =>
  EQUIVALENT.some((each) => each.file === file && each.within === within && each.text === text);

const chosen = chosenFiles(process.argv.slice(2));
const folders = [...new Set(chosen.map((file) => path.dirname(file)))];
const vitest = await startVitest();
const specs = await vitest.globTestSpecifications();
for (const name of folders) {
  const start = Date.now();
  const files = chosen.filter((file) => path.dirname(file) === name);
  const { mutants, left, reached } = await survivorsOf(vitest, specs, files);
  const survivors = left.filter((each) => !isExplained(each));
  for (const { id, file, line, within, text } of survivors)
    console.log(
      `${file}:${line} ${within}  ${text}${reached.has(id) ? '' : '  (no test near it comes here)'}`,
    );
  const explained = left.length - survivors.length;
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  console.log(
    `${name}: ${mutants.length} mutants, ${mutants.length - left.length} killed, ${survivors.length} survived, ${explained} equivalent (${minutes} min)`,
  );
  if (survivors.length > 0) process.exitCode = 1;
}
await vitest.close();
process.exit();
