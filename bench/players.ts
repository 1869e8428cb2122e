/**
 * `npm run bench:players`: whether readers notice that others play. Fifty players wait for a narrator that takes twenty
 * seconds for each turn, while fifty requests a second read pages, stories and search results.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepResults } from './keepResults.ts';
import { aPlayer, callerOf, type Player } from './player.ts';
import { startTimed } from './server.ts';
import { steadyLoad, type SteadyResult } from './steadyLoad.ts';

const PORT = 4327;
const API = `http://127.0.0.1:${PORT}/api/v1`;
const PROGRAM = path.resolve(import.meta.dirname, '../packages/server/src/testing/playServer.ts');
const PLAYERS = 50;
const NARRATOR_MS = 20_000;
const PER_SECOND = 50;
const SECONDS = 30;
const P95_MS = 100;
const SETTINGS = { STARTING_CREDITS: '1000', TEST_TELLS_AFTER_MS: String(NARRATOR_MS), SEED: 'demo' };

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-bench-players-'));
const server = await startTimed(PORT, dataDir, { program: PROGRAM, settings: SETTINGS });
const ask = callerOf(API);
try {
  const urlOf = await readers();
  await steadyLoad({ urlOf, perSecond: PER_SECOND, seconds: 3 });
  const alone = await steadyLoad({ urlOf, perSecond: PER_SECOND, seconds: SECONDS });
  const players = await Promise.all(Array.from({ length: PLAYERS }, (_, at) => aPlayer(ask, `player${at}`)));
  const until = performance.now() + SECONDS * 1000;
  const playing = Promise.all(players.map((player) => playOn(player, until)));
  const beside = await steadyLoad({ urlOf, perSecond: PER_SECOND, seconds: SECONDS });
  const turns = (await playing).reduce((sum, told) => sum + told, 0);
  const rows = [
    { load: 'readers alone', ...alone, turns: 0, met: isMet(alone) },
    { load: `beside ${PLAYERS} players`, ...beside, turns, met: isMet(beside) && turns >= PLAYERS },
  ];
  console.table(rows);
  keepResults('players', rows);
  if (rows.some(({ met }) => !met)) process.exitCode = 1;
} finally {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** What readers ask for, in turn. */
async function readers(): Promise<(number: number) => string> {
  const { stories } = await ask<{ stories: { id: string }[] }>('GET', '/stories/?page=1');
  const urls = stories.flatMap(({ id }, at) => [
    `${API}/stories/?page=${1 + (at % 2)}`,
    `${API}/stories/${id}`,
    `${API}/stories/search/?q=river&limit=10`,
  ]);
  return (number) => urls[number % urls.length]!;
}

/** One turn after the other; returns how many were told. */
async function playOn({ url, token, session_id }: Player, until: number): Promise<number> {
  const action = { action_type: 'custom_action', user_action: 'look at the sky' };
  let told = 0;
  for (; performance.now() < until; told += 1)
    await ask('POST', url, { ...action, selected_model: 'tenali', session_id }, token);
  return told;
}

function isMet({ p95, failed }: SteadyResult): boolean {
  return p95 <= P95_MS && failed === 0;
}
