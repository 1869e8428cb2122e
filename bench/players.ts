/**
 * `npm run bench:players`: whether readers notice that others play. Fifty players wait for a narrator that takes twenty
 * seconds for each turn, while fifty requests a second read pages, stories and search results.
 */
import { PLAY_SERVER, report, sum, withServer } from './harness.ts';
import { steadyLoad, type SteadyResult } from './load.ts';
import { aPlayer, callerOf, type Player } from './player.ts';

const PLAYERS = 50;
const NARRATOR_MS = 20_000;
const PER_SECOND = 50;
const SECONDS = 30;
const P95_MS = 100;
const SETTINGS = { STARTING_CREDITS: '1000', TEST_TELLS_AFTER_MS: String(NARRATOR_MS), SEED: 'demo' };

await withServer({ program: PLAY_SERVER, settings: SETTINGS }, async ({ base }) => {
  const ask = callerOf(base);
  const { stories } = await ask<{ stories: { id: string }[] }>('GET', '/stories/?page=1');
  const urls = stories.flatMap(({ id }, at) => [
    `${base}/api/v1/stories/?page=${1 + (at % 2)}`,
    `${base}/api/v1/stories/${id}`,
    `${base}/api/v1/stories/search/?q=river&limit=10`,
  ]);
  const read = (seconds: number) =>
    steadyLoad({ urlOf: (number) => urls[number % urls.length]!, perSecond: PER_SECOND, seconds });

  await read(3);
  const alone = await read(SECONDS);
  const players = await Promise.all(Array.from({ length: PLAYERS }, (_, at) => aPlayer(ask, `player${at}`)));
  const until = performance.now() + SECONDS * 1000;
  const playing = Promise.all(players.map((player) => playOn(ask, player, until)));
  const beside = await read(SECONDS);
  const turns = sum(await playing);
  report('players', [
    { load: 'readers alone', ...alone, turns: 0, met: isMet(alone) },
    { load: `beside ${PLAYERS} players`, ...beside, turns, met: isMet(beside) && turns >= PLAYERS },
  ]);
});

/** One turn after the other; returns how many were told. */
async function playOn(
  ask: ReturnType<typeof callerOf>,
  { url, token, session_id }: Player,
  until: number,
): Promise<number> {
  const action = { action_type: 'custom_action', user_action: 'look at the sky' };
  let told = 0;
  for (; performance.now() < until; told += 1)
    await ask('POST', url, { ...action, selected_model: 'tenali', session_id }, token);
  return told;
}

function isMet({ p95, failed }: SteadyResult): boolean {
  return p95 <= P95_MS && failed === 0;
}
