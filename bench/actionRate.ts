/**
 * `npm run bench -- actions [players] [seconds]`: how many actions per second one process handles, with its database on
 * the same machine, and with a narrator that costs nothing. Every second action is an undo, so that no player runs out
 * of XP. The clients use CPU of the same machine; the bench prints how much each side used.
 */
import http from 'node:http';
import process from 'node:process';
import { PLAY_SERVER, quantile, report, row, withServer } from './harness.ts';
import { aPlayer, callerOf, headersOf, type Player } from './player.ts';
import { cpuOf, untilQuiet } from './processCosts.ts';

const PLAYERS = Number(process.argv[2] ?? 32);
const SECONDS = Number(process.argv[3] ?? 30);
const WARM_UP_SECONDS = 5;
const LEAST_A_SECOND = 300;
const SETTINGS = { STARTING_CREDITS: '1000000', SEED: 'demo' };

await withServer({ program: PLAY_SERVER, settings: SETTINGS }, async ({ base, pid }) => {
  const ask = callerOf(base);
  const players: Player[] = [];
  for (let number = 0; number < PLAYERS; number += 1) players.push(await aPlayer(ask, `player${number}`));
  await untilQuiet(pid);
  await playAll(base, players, WARM_UP_SECONDS);
  const before = cpuOf(pid);
  const own = process.cpuUsage();
  const times = await playAll(base, players, SECONDS);
  const { server, database } = cpuOf(pid);
  const { user, system } = process.cpuUsage(own);
  const count = times.length;
  const rate = count / SECONDS;
  report('actions', [
    {
      figure: 'actions a second',
      value: rate,
      unit: '',
      budget: LEAST_A_SECOND,
      atLeast: true,
      met: rate >= LEAST_A_SECOND ? 'yes' : 'NO',
    },
    row('p50', quantile(times, 0.5), 'ms'),
    row('p95', quantile(times, 0.95), 'ms'),
    row('CPU of the server', (server - before.server) / count, 'ms an action'),
    row('CPU of the database', (database - before.database) / count, 'ms an action'),
    row('CPU of who asks', (user + system) / 1000 / count, 'ms an action'),
  ]);
});

/** The duration of each action, in ms. */
async function playAll(base: string, players: readonly Player[], seconds: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: players.length });
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    players.map(async ({ url, token, session_id }) => {
      const told = {
        action_type: 'custom_action',
        user_action: 'look at the sky',
        selected_model: 'tenali',
        session_id,
      };
      while (performance.now() < until) {
        for (const action of [told, { action_type: 'undo', selected_model: 'tenali', session_id }]) {
          const began = performance.now();
          await send(agent, `${base}/api/v1${url}`, token, action);
          times.push(performance.now() - began);
        }
      }
    }),
  );
  agent.destroy();
  return times;
}

function send(agent: http.Agent, url: string, token: string, action: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', headers: headersOf(token), agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`An action was answered ${response.statusCode}: ${text}`));
      });
    });
    request.once('error', reject);
    request.end(JSON.stringify(action));
  });
}
