/** `npm run doctor` as an operator runs it. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './platform/db/embedded/supervisor.ts';
import { TEST_SECRET } from './testing/buildTestApp.ts';
import { copyInstallation } from './testing/installation.ts';
import { startPasswordPostgres } from './testing/passwordPostgres.ts';

const PROGRAM = path.resolve(import.meta.dirname, 'doctorMain.ts');
const HEALTHY = /^\d+ invariants examined, 0 broken\n$/;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-doctor-'));
  fs.chmodSync(folder, 0o755);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function doctor(env: Readonly<Record<string, string>>): Promise<{ code: number; said: string }> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const own = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM], { cwd: '/', env: { ...own, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

async function write(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe('npm run doctor', () => {
  it('finds nothing in a new installation; names a fault with its id, and fails; beside a running server and without', async () => {
    const DATA_DIR = path.join(folder, 'data');
    copyInstallation(DATA_DIR);
    expect(await doctor({ DATA_DIR })).toEqual({ code: 0, said: expect.stringMatching(HEALTHY) });
    const running = await startEmbeddedPostgres({ dataDir: DATA_DIR });
    await write(
      running.connection,
      `set session_replication_role = replica; update users set credits = credits + 3 where role = 'admin'`,
    );
    const said = expect.stringMatching(
      /^balance_differs \(1\): .+\n {2}[0-9a-f-]{36}: a balance of \d+, entries of \d+\n\d+ invariants examined, 1 broken\n$/,
    );
    expect(await doctor({ DATA_DIR })).toEqual({ code: 1, said });
    await running.stop();
    expect(await doctor({ DATA_DIR })).toEqual({ code: 1, said });
  });

  it('reads the database of DATABASE_URL, and refuses one of another version or none at all', async () => {
    const { connection, stop } = await startPasswordPostgres();
    const { host, port, user, password, database } = connection;
    const DATABASE_URL = `postgres://${user}:${password}@${host}:${port}/${database}`;
    const external = { DATABASE_URL, AUTH_SECRET: TEST_SECRET, DATA_DIR: folder };
    const other = 'that of another version of Kathaloka';
    expect(await doctor(external)).toEqual({ code: 2, said: expect.stringContaining(other) });
    await stop();
    const DATA_DIR = path.join(folder, 'none');
    expect(await doctor({ DATA_DIR })).toEqual({
      code: 2,
      said: `The doctor cannot begin: There is no database in DATA_DIR (${DATA_DIR}).\n`,
    });
    expect(fs.existsSync(DATA_DIR)).toBe(false);
  });
});
