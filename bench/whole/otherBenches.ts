import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { timed, withFolder } from '../harness.ts';
import type { Figure, Part } from './Figure.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The single benches, each of which prints more when it is run alone. */
const BENCHES: readonly [part: string, file: string, ...args: string[]][] = [
  ['The play screen (npm run bench -- screen)', 'playScreen.ts', '1'],
  ['An action (npm run bench -- play)', 'play.ts', '100'],
  ['Actions of 32 players (npm run bench -- actions)', 'actionRate.ts', '32', '20'],
  ['What it costs (npm run bench -- cost)', 'cost.ts', '100'],
];
const BUILD_MOST_S = 30;

/** Rows of the single benches, measured in the same run. */
export async function otherBenches(): Promise<Part> {
  const parts: Part[] = [];
  for (const [part, file, ...args] of BENCHES) parts.push(await rowsOf(part, file, args));
  return {
    figures: parts.flatMap(({ figures }) => figures),
    notMeasured: parts.flatMap(({ notMeasured = [] }) => notMeasured),
  };
}

export async function buildTimes(): Promise<Part> {
  const part = 'Build and tests';
  return withFolder(async (folder) => {
    const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
    const options = { cwd: path.join(ROOT, 'packages/app'), stdio: 'ignore' } as const;
    const ms = await timed(() => once(spawn(process.execPath, [vite, ...args], options), 'exit'));
    const build: Figure = {
      part,
      name: 'build of the app',
      value: ms / 1000,
      unit: 's',
      budget: BUILD_MOST_S,
    };
    return { figures: [build], notMeasured: [{ part, why: '`npm test` says itself how long it took' }] };
  });
}

interface Row {
  readonly figure?: string;
  readonly turns?: number;
  readonly value: number;
  readonly unit?: string;
  readonly budget?: number | '';
  readonly atLeast?: true;
}

async function rowsOf(part: string, file: string, args: readonly string[]): Promise<Part> {
  return withFolder(async (folder) => {
    const rows = path.join(folder, 'rows.json');
    const options: SpawnOptions = {
      env: { ...process.env, BENCH_ROWS: rows },
      stdio: ['ignore', 'ignore', 'inherit'],
    };
    await once(spawn(process.execPath, [path.join(ROOT, 'bench', file), ...args], options), 'exit');
    if (!fs.existsSync(rows)) return { figures: [], notMeasured: [{ part, why: `bench/${file} failed` }] };
    const figures = (JSON.parse(fs.readFileSync(rows, 'utf8')) as Row[]).map((row) => figureOf(part, row));
    return { figures };
  });
}

function figureOf(part: string, { figure = '', turns, value, unit = '', budget, atLeast }: Row): Figure {
  const name = turns === undefined ? figure : `${turns} turns: ${figure}`;
  const isCounted = unit === 'kB' || figure === 'elements of the page';
  return {
    part,
    name,
    ...(isCounted && { isCounted }),
    value,
    unit,
    ...(typeof budget === 'number' && Number.isFinite(budget) && { budget }),
    ...(atLeast && { atLeast }),
  };
}
