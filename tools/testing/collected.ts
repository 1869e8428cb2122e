import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, toolEnv } from '../lib/project.mjs';

/** The runners of each test file. */
export type Collected = ReadonlyMap<string, readonly string[]>;

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly file: string;
}

/** Runs a tool with these variables, and without those of the present test runner. */
async function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const own = Object.entries(toolEnv()).filter(([name]) => !/^(?:VITEST|TEST_FULL$)/.test(name));
  const { stdout } = await promisify(execFile)(tool, args, {
    cwd: root,
    env: { ...Object.fromEntries(own), ...env },
    maxBuffer: 1 << 26,
  });
  return stdout;
}

const specsOf = ({ suites = [], specs = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const FULL = { TEST_FULL: '1' };

/** The tests that Playwright finds in a folder with this configuration. */
async function specsIn(folder: string, config: string): Promise<readonly Spec[]> {
  const list = await run('playwright', ['test', '-c', config, '--list', '--reporter=json'], FULL);
  return specsOf(JSON.parse(list) as Suite).map((spec) => ({ ...spec, file: `${folder}/${spec.file}` }));
}

interface Listed {
  readonly file: string;
  readonly projectName: string;
}

/** The test files of Vitest's projects, by path in the project. Without `FULL`, those of `npm test`. */
export async function vitestFiles(env: NodeJS.ProcessEnv = {}): Promise<readonly Listed[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-collected-'));
  const report = path.join(folder, 'tests.json');
  await run('vitest', ['list', `--json=${report}`, '--filesOnly'], env);
  const listed = JSON.parse(fs.readFileSync(report, 'utf8')) as Listed[];
  fs.rmSync(folder, { recursive: true });
  return listed.map((one) => ({ ...one, file: path.relative(root, one.file) }));
}

/** Each test file with its runners: projects of Vitest, configurations of Playwright. */
export async function runnersOfFiles(): Promise<Collected> {
  const [listed, e2e, engines] = await Promise.all([
    vitestFiles(FULL),
    specsIn('e2e', 'playwright.config.ts'),
    specsIn('tools/engines', 'tools/engines/engines.config.ts'),
  ]);
  const found = new Map<string, Set<string>>();
  const add = (file: string, runner: string) => found.set(file, (found.get(file) ?? new Set()).add(runner));
  for (const { file, projectName } of listed) add(file, projectName);
  for (const { file } of e2e) add(file, 'journeys');
  for (const { file } of engines) add(file, 'engines');
  return new Map([...found].map(([file, names]) => [file, [...names]]));
}
