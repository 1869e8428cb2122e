/** Two servers behind the balancer of deploy/haproxy.cfg. One of them is stopped while people play. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './testing/passwordPostgres.ts';
import type { Person } from './testing/people.ts';
import { type Game, readiness, startToldServers, TOLD, type ToldServers } from './testing/toldServers.ts';

/** Long enough to observe on a slow machine. */
const DELAY_MS = 8000;
const CONFIG = path.resolve(import.meta.dirname, '../../../deploy/haproxy.cfg');

let servers: ToldServers;
beforeEach(async () => {
  servers = await startToldServers({ env: { SHUTDOWN_DELAY_MS: String(DELAY_MS) } });
});
afterEach(() => servers.stop());

const hasHaproxy = (() => {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('behind HAProxy, where it is installed', () => {
  let balancer: ChildProcess | undefined;
  let log: string;
  let address: string;

  afterEach(() => balancer?.kill('SIGTERM'));

  async function startBalancer(): Promise<void> {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const [one = '', two = ''] = servers.addresses.map((each) => new URL(each).host);
    const env = { ...process.env, LISTEN: `127.0.0.1:${port}`, SERVER_ONE: one, SERVER_TWO: two };
    balancer = spawn('haproxy', ['-db', '-f', CONFIG], {
      env: { ...env, SERVER_THREE: `127.0.0.1:${await freePort()}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    log = '';
    for (const out of [balancer.stdout, balancer.stderr])
      out?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await expect.poll(() => readiness(address).then((found) => found?.code)).toBe(200);
    // waits until HAProxy has noticed that server three is down, so that no game is sent to it
    await expect.poll(() => log).toContain('games/three is DOWN');
  }
  /** Which servers have answered for a path. */
  const serversOf = (part: string) =>
    new Set(
      [...log.matchAll(/ (?:servers|games)\/(\w+) .*"[A-Z]+ (\S+)/g)]
        .filter(([, , url]) => url!.includes(part))
        .map(([, name]) => name),
    );
  const get = (url: string, person: Person) =>
    fetch(`${address}/api/v1${url}`, { headers: person.headers }).then(async (response) => {
      await response.body?.cancel();
      return response.status;
    });

  it.skipIf(!hasHaproxy)(
    'each game stays on one server, and a server that stops takes no call with it: its games go on at the other',
    async () => {
      await startBalancer();
      const games: Game[] = [];
      const homeOf = ({ session_id }: Game) => [...serversOf(session_id)];
      const read = ({ person, session_id }: Game) => get(`/game/sessions/${session_id}`, person);
      // the balancer picks the server by the game's id, so the test begins games until both servers have one
      while (new Set(games.flatMap(homeOf)).size < 2) {
        const game = await servers.begin();
        games.push(game);
        await read(game);
        await expect.poll(() => homeOf(game)).toHaveLength(1);
      }
      for (let round = 0; round < 3; round += 1) await Promise.all(games.map(read));
      const answered = () => [...log.matchAll(/"GET \/api\/v1\/game\/sessions\//g)].length;
      await expect.poll(answered).toBe(games.length * 4);
      expect(games.map((game) => homeOf(game).length)).toEqual(games.map(() => 1));

      const statuses: number[] = [];
      const over = new AbortController();
      const player = async (game: Game) => {
        while (!over.signal.aborted) statuses.push(await read(game));
      };
      const players = games.map(player);
      servers.server(0).child.kill('SIGTERM');
      expect(await servers.server(0).ended()).toMatchObject({ code: 0 });
      over.abort();
      await Promise.all(players);
      expect(statuses.length).toBeGreaterThan(games.length);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);

      const moved = games.find((game) => homeOf(game)[0] === 'one')!;
      servers.tell();
      const response = await servers.act(address, moved, randomUUID());
      expect(await response.text()).toContain(TOLD);
    },
  );
});
