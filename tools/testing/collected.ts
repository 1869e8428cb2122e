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

/** The journeys of `npm test`, or of `npm run test:full`. */
export async function journeys(isFull: boolean): Promise<Collected> {
  const env = isFull ? { TEST_FULL: '1' } : {};
  const list = await run('playwright', ['test', '--list', '--reporter=json'], env);
  const specs = specsOf(JSON.parse(list) as Suite).filter(({ tests }) =>
    tests.some(({ annotations }) => annotations.every(({ type }) => !LEFT_OUT.includes(type))),
  );
  return byFile(specs.map(({ file, title }) => ({ file: `e2e/${file}`, name: title })));
}

/** The tests of these files for Vitest. */
export async function vitestTests(files: readonly string[]): Promise<Collected> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-collected-'));
  const report = path.join(folder, 'tests.json');
  const projects = ['unit', 'unit-dom', 'house'].map((name) => `--project=${name}`);
  await run('vitest', ['list', '--no-static-parse', `--json=${report}`, ...projects, ...files]);
  const tests = JSON.parse(fs.readFileSync(report, 'utf8')) as { file: string; name: string }[];
  fs.rmSync(folder, { recursive: true });
  return byFile(tests.map(({ file, name }) => ({ file: path.relative(root, file), name })));
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
