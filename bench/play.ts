/**
 * `npm run bench -- play [actions]`: what an action costs without its narrator, and how soon its first word arrives.
 * Uses the real server with its own PostgreSQL, and a narrator that answers immediately.
 */
import { PLAY_SERVER, quantile, report, row, timed, withServer } from './harness.ts';
import { aPlayer, callerOf, headersOf } from './player.ts';

const ACTIONS = Number(process.argv[2] ?? 300);
const WARM_UP = 50;
const SETTINGS = { STARTING_CREDITS: '1000000', TEST_TELLS_TIME: '1', SEED: 'demo' };

await withServer({ program: PLAY_SERVER, settings: SETTINGS }, async ({ base }) => {
  const ask = callerOf(base);
  const { url, token, session_id } = await aPlayer(ask, 'bench');
  const common = { selected_model: 'tenali', session_id };
  const told = { action_type: 'custom_action', user_action: 'look at the sky', ...common };
  const act = (action: object) => ask('POST', url, { ...action, ...common }, token);

  const actions: number[] = [];
  const undone: number[] = [];
  const firstWords: number[] = [];
  for (let count = 0; count < ACTIONS + WARM_UP; count += 1) {
    actions.push(await timed(() => act(told)));
    undone.push(await timed(() => act({ action_type: 'undo' })));
    firstWords.push(await firstWord(`${base}/api/v1${url}`, told, token));
    await act({ action_type: 'undo' });
  }
  report('play', [
    row('action p50', quantile(actions.slice(WARM_UP), 0.5), 'ms', 8),
    row('undo p50', quantile(undone.slice(WARM_UP), 0.5), 'ms', 8),
    row('first word p95', quantile(firstWords.slice(WARM_UP), 0.95), 'ms', 50),
  ]);
});

/** The time from when the narrator sends its first word, which contains that time, until it arrives. */
async function firstWord(url: string, body: object, token: string): Promise<number> {
  const headers = { ...headersOf(token), accept: 'text/event-stream' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
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
