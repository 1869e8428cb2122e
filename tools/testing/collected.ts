import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildIndex } from 'storybook/internal/core-server';
import { inProject, root, toolEnv } from '../lib/project.mjs';

/** The names of the tests of each file, as their runner collects them: what is skipped or commented out is not there. */
export type Collected = ReadonlyMap<string, readonly string[]>;

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly { readonly annotations: readonly { readonly type: string }[] }[];
}

const LEFT_OUT = ['skip', 'fixme'];

function byFile(tests: readonly { file: string; name: string }[]): Collected {
  const found = new Map<string, string[]>();
  for (const { file, name } of tests) found.set(file, [...(found.get(file) ?? []), name]);
  return found;
}

/** Runs a tool with these variables, and none of the runner that it is started by. */
async function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
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
async function specsIn(folder: string, config: string, env: NodeJS.ProcessEnv): Promise<readonly Spec[]> {
  const list = await run('playwright', ['test', '-c', config, '--list', '--reporter=json'], env);
  return specsOf(JSON.parse(list) as Suite).map((spec) => ({ ...spec, file: `${folder}/${spec.file}` }));
}

/** The journeys of `npm test`, or of `npm run test:full`. */
export async function journeys(isFull: boolean): Promise<Collected> {
  const specs = await specsIn('e2e', 'playwright.config.ts', isFull ? FULL : {});
  const wanted = specs.filter(({ tests }) =>
    tests.some(({ annotations }) => annotations.every(({ type }) => !LEFT_OUT.includes(type))),
  );
  return byFile(wanted.map(({ file, title }) => ({ file, name: title })));
}

interface Listed {
  readonly file: string;
  readonly name: string;
  readonly projectName: string;
}

/** What `vitest list` says, each file by its path in the project. */
async function vitestList(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<readonly Listed[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-collected-'));
  const report = path.join(folder, 'tests.json');
  await run('vitest', ['list', `--json=${report}`, ...args], env);
  const listed = JSON.parse(fs.readFileSync(report, 'utf8')) as Listed[];
  fs.rmSync(folder, { recursive: true });
  return listed.map((one) => ({ ...one, file: path.relative(root, one.file) }));
}

/** The tests of these files for Vitest. */
export async function vitestTests(files: readonly string[]): Promise<Collected> {
  const projects = ['unit', 'unit-dom', 'house'].map((name) => `--project=${name}`);
  return byFile(await vitestList(['--no-static-parse', ...projects, ...files]));
}

/** Each file of tests, and what runs it: projects of Vitest, configurations of Playwright. */
export async function runnersOfFiles(): Promise<Collected> {
  const [listed, e2e, engines] = await Promise.all([
    vitestList(['--filesOnly'], FULL),
    specsIn('e2e', 'playwright.config.ts', FULL),
    specsIn('tools/engines', 'tools/engines/engines.config.ts', FULL),
  ]);
  const pairs = new Map(
    [
      ...listed.map(({ file, projectName }) => ({ file, name: projectName })),
      ...e2e.map(({ file }) => ({ file, name: 'journeys' })),
      ...engines.map(({ file }) => ({ file, name: 'engines' })),
    ].map((pair) => [`${pair.file} ${pair.name}`, pair]),
  );
  return byFile([...pairs.values()]);
}

/** The stories that are tests, by their exports. */
export async function stories(): Promise<Collected> {
  const { entries } = await buildIndex({ configDir: inProject('.storybook') });
  return byFile(
    Object.values(entries).flatMap((entry) =>
      entry.type === 'story' && entry.tags?.includes('test')
        ? [{ file: path.normalize(entry.importPath), name: entry.exportName ?? '' }]
        : [],
    ),
  );
}
