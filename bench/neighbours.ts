/**
 * `npm run bench:neighbours [seconds]`: what everybody else waits for while one account does the dearest things that it
 * may. The real server with its limits, its own PostgreSQL and a model that takes its time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeProvider } from '../packages/server/src/testing/fakeProvider/server.ts';
import { many } from './dearStories.ts';
import { callWith, type DearThing, dearThings } from './dearThings.ts';
import { median, report, row, withServer } from './harness.ts';
import { longSessions } from './longSessions.ts';
import { aPlayer, callerOf } from './player.ts';

const SECONDS = Number(process.argv[2] ?? 15);
/** The longest that anybody else may wait. */
const LIMIT_MS = 1000;
const EVERY_MS = 200;
/** Before each piece of an answer. */
const MODEL_MS = 100;
const REFUSED_CALLS = 'calls to a model that refuses, of the account whose turns nobody pays';
/** Ten turns in an hour, each of which is read, told and told once more. */
const UNPAID_CALLS = 30;
/** A few less than a game may have. */
const TURNS = 19_000;
const NOTHING: DearThing = {
  name: 'nothing',
  at: 1,
  begin: () => Promise.resolve(async () => (await sleep(EVERY_MS), new Response())),
};

const provider = await startFakeProvider({ profile: 'openai', latencyMs: MODEL_MS });
const settings = {
  RATE_LIMIT: 'on',
  STARTING_CREDITS: '10000',
  AI_BASE_URL: provider.baseUrl,
  // one refuses whatever it is asked
  AI_TEXT_MODELS: 'birbal=fake,vyasa=fault:refusal',
};

await withServer({ settings }, async ({ base, dataDir }) => {
  const ask = callerOf(base);
  const [long] = await longSessions(base, dataDir, { sizes: [TURNS], ofEach: 1 });
  const calls = await callsOfAnother(base);
  const rows = [];
  const answers: Record<string, Record<string, number>> = {};
  for (const [nth, thing] of [NOTHING, ...dearThings(base, long!)].entries()) {
    const { token } = await aPlayer(ask, `dear${nth}`);
    const call = await thing.begin(token);
    const end = performance.now() + SECONDS * 1000;
    const isOver = () => performance.now() > end;
    const statuses: Record<string, number> = {};
    const loops = many(thing.at, () => callUntil(isOver, call, statuses));
    const took = await timesOf(calls, isOver);
    await Promise.all(loops);
    answers[thing.name] = statuses;
    rows.push(row(`${thing.name}: others, median`, median(took), 'ms'));
    rows.push(row(`${thing.name}: others, longest`, Math.max(...took), 'ms', LIMIT_MS));
  }
  const refused = provider.requests.filter(({ body }) => body.model === 'fault:refusal').length;
  rows.push(row(REFUSED_CALLS, refused, '', UNPAID_CALLS));
  console.log(answers);
  report('neighbours', rows, { answers });
});
await provider.stop();

async function callUntil(
  isOver: () => boolean,
  call: () => Promise<Response>,
  statuses: Record<string, number>,
): Promise<void> {
  while (!isOver()) {
    const status = await statusOf(call);
    statuses[status] = (statuses[status] ?? 0) + 1;
    // as somebody does who is refused
    if (status === 429) await sleep(EVERY_MS);
  }
}

/** `closed` where the server has closed the connection. */
async function statusOf(call: () => Promise<Response>): Promise<number | 'closed'> {
  try {
    const response = await call();
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    // what `fetch` throws without an answer
    if (!(error instanceof TypeError)) throw error;
    return 'closed';
  }
}

/** What somebody else does, whom the built-in narrator tells. */
async function callsOfAnother(base: string): Promise<(() => Promise<Response>)[]> {
  const { token, url, session_id } = await aPlayer(callerOf(base), 'bystander');
  const me = { base, token };
  const act = (action: object) => () =>
    callWith(me, 'POST', url, { session_id, selected_model: 'tenali', ...action });
  return [
    () => callWith({ base }, 'GET', '/stories/?page=1'),
    () => callWith(me, 'GET', `/game/sessions/${session_id}`),
    act({ action_type: 'custom_action', user_action: 'look around' }),
    () => callWith(me, 'GET', '/auth/me'),
    act({ action_type: 'undo' }),
  ];
}

/** One call after the other, in ms. */
async function timesOf(
  calls: readonly (() => Promise<Response>)[],
  isOver: () => boolean,
): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; !isOver(); at += 1) {
    const began = performance.now();
    const response = await calls[at % calls.length]!();
    await response.text();
    if (!response.ok) throw new Error(`somebody else was refused: ${response.status}`);
    took.push(performance.now() - began);
    await sleep(EVERY_MS);
  }
  return took;
}
