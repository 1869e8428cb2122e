/**
 * `npm run bench -- cost [times] [streams]`: what a turn and a reader cost the operator: CPU of the server and of its
 * database, memory, and bytes sent. Measures CPU time, which other work on the machine hardly changes.
 */
import { once } from 'node:events';
import http from 'node:http';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { PLAY_SERVER, report, row, withServer } from './harness.ts';
import { aPlayer, callerOf, headersOf, type Player } from './player.ts';
import { type Cpu, cpuOf, memoryOf, untilQuiet } from './processCosts.ts';

const TIMES = Number(process.argv[2] ?? 300);
const WARM_UP = 60;
const STREAMS = Number(process.argv[3] ?? 200);
const OPENED_TOGETHER = 50;
/** The maximum number of connections that the server accepts from one network. */
const OF_ONE_NETWORK = 500;
/** Long enough that all streams are open before a turn ends. */
const TELLS_AFTER_MS = 60_000 + STREAMS * 30;
const SETTINGS = { STARTING_CREDITS: '1000000', SEED: 'demo' };
const TURN_MOST_KB = 3;
const STREAM_MOST_KB = 60;
const BROWSER_HEADERS = { 'accept-encoding': 'br, gzip' };
const BROWSER = { headers: BROWSER_HEADERS };

const played = await withServer({ program: PLAY_SERVER, settings: SETTINGS }, async ({ base, pid }) => {
  await untilQuiet(pid);
  const ask = callerOf(base);
  const player = await aPlayer(ask, 'bench');
  const act = (action: object) =>
    ask(
      'POST',
      player.url,
      { ...action, selected_model: 'tenali', session_id: player.session_id },
      player.token,
    );
  const [{ id: story }] = await ask<[{ id: string }]>('GET', '/stories/featured/?limit=1');
  const visit = [
    '/home',
    '/api/v1/settings',
    '/api/v1/stories/?page=1',
    '/api/v1/stories/featured/?limit=4',
    '/api/v1/stories/trending/?limit=4',
    `/game/${story}`,
    `/api/v1/stories/${story}`,
    `/api/v1/stories/${story}/opening`,
  ];
  // undo refunds the XP for the next custom action; the cost of the undo itself is not counted
  const turn = await each(
    pid,
    () => act({ action_type: 'custom_action', user_action: 'look at the sky' }),
    () => act({ action_type: 'undo' }),
  );
  const guest = await each(pid, async () => {
    for (const path of visit) await (await fetch(base + path, BROWSER)).arrayBuffer();
  });
  const member = await each(pid, (number) =>
    ask('GET', ['/stories/?page=1', `/stories/${story}`][number % 2]!, undefined, player.token),
  );
  return { turn, guest, member, turnKb: await sentForTurn(base, player) };
});

const streamKb = await withServer(
  {
    program: PLAY_SERVER,
    settings: { ...SETTINGS, TEST_TELLS_AFTER_MS: String(TELLS_AFTER_MS), AI_CONCURRENT_CALLS: '10000' },
  },
  ({ base, pid }) => memoryOfStreams(base, pid),
);

report('cost', [
  ...cpuRows('a turn, told by the built-in narrator', played.turn),
  ...cpuRows('a guest who opens Home and a story', played.guest),
  ...cpuRows('a read by somebody who is signed in', played.member),
  row('a turn: sent and received, with headers', played.turnKb, 'kB', TURN_MOST_KB),
  row(`an open stream, of ${STREAMS}`, streamKb, 'kB of memory', STREAM_MOST_KB),
]);

/** The CPU time of one repetition, averaged over many, in ms. */
async function each(
  pid: number,
  ask: (number: number) => Promise<unknown>,
  undo?: () => Promise<unknown>,
): Promise<Omit<Cpu, 'others'>> {
  const total = { server: 0, database: 0 };
  for (let number = -WARM_UP; number < TIMES; number += 1) {
    const before = cpuOf(pid);
    await ask(Math.abs(number));
    const after = cpuOf(pid);
    await undo?.();
    if (number < 0) continue;
    total.server += after.server - before.server;
    total.database += after.database - before.database;
  }
  return { server: total.server / TIMES, database: total.database / TIMES };
}

function cpuRows(what: string, { server, database }: Omit<Cpu, 'others'>) {
  return [row(`${what}: server`, server, 'ms of CPU'), row(`${what}: database`, database, 'ms of CPU')];
}

/** The bytes sent in both directions for a turn, on a connection of its own. */
async function sentForTurn(base: string, { url, token, session_id }: Player): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  const body = JSON.stringify({
    action_type: 'custom_action',
    user_action: 'look at the sky',
    selected_model: 'tenali',
    session_id,
  });
  const headers = { ...headersOf(token), accept: 'text/event-stream', ...BROWSER_HEADERS };
  return new Promise((resolve, reject) => {
    const request = http.request(`${base}/api/v1${url}`, { method: 'POST', headers, agent }, (response) => {
      // the agent takes the socket back at the end
      const { socket } = response;
      response.resume().once('end', () => {
        const { bytesRead, bytesWritten } = socket;
        agent.destroy();
        resolve((bytesRead + bytesWritten) / 1000);
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** The server's memory per stream; each reader follows a turn of their own. */
async function memoryOfStreams(base: string, pid: number): Promise<number> {
  const ask = callerOf(base);
  const players: Player[] = [];
  for (let number = 0; number < STREAMS; number += 1) players.push(await aPlayer(ask, `reader${number}`));
  await untilQuiet(pid);
  const before = memoryOf(pid);
  const agent = new http.Agent({ keepAlive: true, maxSockets: STREAMS });
  const open = async ({ url, token, session_id }: Player, number: number) => {
    const headers = { ...headersOf(token), accept: 'text/event-stream' };
    const localAddress = `127.0.${Math.floor(number / OF_ONE_NETWORK)}.1`;
    const request = http.request(`${base}/api/v1${url}`, { method: 'POST', headers, agent, localAddress });
    // the connections are aborted at the end
    request.on('error', () => {});
    request.end(
      JSON.stringify({
        action_type: 'custom_action',
        user_action: 'look at the sky',
        selected_model: 'tenali',
        session_id,
      }),
    );
    const [{ statusCode }] = (await once(request, 'response')) as [http.IncomingMessage];
    if (statusCode !== 200) throw new Error(`A telling was answered ${statusCode}.`);
  };
  for (let from = 0; from < STREAMS; from += OPENED_TOGETHER)
    await Promise.all(
      players.slice(from, from + OPENED_TOGETHER).map((player, at) => open(player, from + at)),
    );
  await sleep(10_000);
  const after = memoryOf(pid);
  agent.destroy();
  return (after - before) / STREAMS;
}
