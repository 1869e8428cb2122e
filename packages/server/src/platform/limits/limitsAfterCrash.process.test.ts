import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layoutOf } from '../db/embedded/layout.ts';
import { runningPostmaster } from '../db/embedded/postmaster.ts';
import { IS_FULL } from '../../testing/isFull.ts';
import { copyInstallation } from '../../testing/installation.ts';
import { freePort } from '../../testing/passwordPostgres.ts';
import { runServer, type ServerProcess } from '../../testing/runServer.ts';

/** `npm test` only kills server and database together: counters that survive this also survive a single kill. */
const KILLED_ALONE = IS_FULL ? ['PostgreSQL'] : [];

let folder: string;
let port: number;
let running: ServerProcess[];

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-limits-'));
  fs.chmodSync(folder, 0o755);
  port = await freePort();
  running = [];
  copyInstallation(dataDir());
});
afterEach(async () => {
  // the servers must end before their folder is removed: each stops its own database
  for (const server of running) server.child.kill('SIGTERM');
  await Promise.all(running.map((server) => server.ended()));
  fs.rmSync(folder, { recursive: true, force: true });
});

const dataDir = (): string => path.join(folder, 'data');

async function start(): Promise<ServerProcess> {
  const server = runServer({
    env: { PORT: String(port), DATA_DIR: dataDir(), SEED: 'none', LOG_LEVEL: 'silent' },
  });
  running.push(server);
  await server.ready();
  return server;
}

async function wrongLogin(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_or_username: 'admin', password: 'Wrong 1! word' }),
  });
  await response.arrayBuffer();
  return response.status;
}

const fiveWrong = async (): Promise<void> => {
  for (let count = 0; count < 5; count++) expect(await wrongLogin()).toBe(401);
};

describe('the counters', () => {
  it.each(KILLED_ALONE)('survive kill -9 of %s right after the last hit', async () => {
    await start();
    await fiveWrong();
    const before = runningPostmaster(layoutOf(dataDir()))!;
    process.kill(before, 'SIGKILL');
    // waits until the new postmaster answers, because a connection to the old one may answer for another moment
    const hasRestarted = () => ![null, before].includes(runningPostmaster(layoutOf(dataDir())));
    await expect.poll(hasRestarted, { timeout: 30_000 }).toBe(true);
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status, { timeout: 30_000 })
      .toBe(200);
    expect(await wrongLogin()).toBe(429);
  });

  it('survive kill -9 of the server and PostgreSQL', async () => {
    const server = await start();
    await fiveWrong();
    const postmaster = runningPostmaster(layoutOf(dataDir()))!;
    server.child.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await server.ended();
    await start();
    expect(await wrongLogin()).toBe(429);
  });
});
