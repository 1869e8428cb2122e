/**
 * `npm run bench:play [actions]`: what an action costs without its narrator, and how soon the first word is there.
 * The real server and its own PostgreSQL, with a narrator that answers at once.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepResults } from './keepResults.ts';
import { aPlayer, callerOf } from './player.ts';
import { startTimed } from './server.ts';

const PORT = 4326;
const API = `http://127.0.0.1:${PORT}/api/v1`;
const PROGRAM = path.resolve(import.meta.dirname, '../packages/server/src/testing/playServer.ts');
const ACTIONS = Number(process.argv[2] ?? 300);
const WARM_UP = 50;
const SETTINGS = { STARTING_CREDITS: '1000000', TEST_TELLS_TIME: '1', SEED: 'demo' };

const limits = { 'action p50': 8, 'undo p50': 8, 'first word p95': 50 } as const;

type Figure = keyof typeof limits;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-bench-play-'));
const server = await startTimed(PORT, dataDir, { program: PROGRAM, settings: SETTINGS });
try {
  const figures = await measure();
  const rows = (Object.keys(limits) as Figure[]).map((figure) => ({
    figure,
    unit: 'ms',
    value: Number(figures[figure].toPrecision(3)),
    budget: limits[figure],
    met: figures[figure] <= limits[figure] ? 'yes' : 'NO',
  }));
  console.table(rows);
  keepResults('play', rows);
  if (rows.some(({ met }) => met === 'NO')) process.exitCode = 1;
} finally {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<Record<Figure, number>> {
  const ask = callerOf(API);
  const { url, token, session_id } = await aPlayer(ask, 'bench');
  const common = { selected_model: 'tenali', session_id };
  const told = { action_type: 'custom_action', user_action: 'look at the sky' };
  const act = (action: object) => ask('POST', url, { ...action, ...common }, token);

  const actions: number[] = [];
  const undone: number[] = [];
  const firstWords: number[] = [];
  for (let count = 0; count < ACTIONS + WARM_UP; count += 1) {
    actions.push(await timed(() => act(told)));
    undone.push(await timed(() => act({ action_type: 'undo' })));
    firstWords.push(await firstWord(url, { ...told, ...common }, token));
    await act({ action_type: 'undo' });
  }
  return {
    'action p50': quantile(actions.slice(WARM_UP), 0.5),
    'undo p50': quantile(undone.slice(WARM_UP), 0.5),
    'first word p95': quantile(firstWords.slice(WARM_UP), 0.95),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** From when the narrator gave its first word, which says that time, to when it has arrived. */
async function firstWord(url: string, body: object, token: string): Promise<number> {
  const response = await fetch(API + url, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  let read = '';
  let after = Number.NaN;
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    read += chunk;
    const given = /event: delta\ndata: \{"text":"([\d.]+) /.exec(read)?.[1];
    if (given !== undefined && Number.isNaN(after))
      after = performance.timeOrigin + performance.now() - Number(given);
  }
  return after;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
