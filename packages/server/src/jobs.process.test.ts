/** `npm run tool -- jobs` as an operator runs it. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './platform/db/embedded/supervisor.ts';
import { copyInstallation } from './testing/installation.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-jobs-'));
  fs.chmodSync(folder, 0o755);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('lists failed jobs, makes them due again, and deletes those that cannot be repeated', async () => {
  const DATA_DIR = path.join(folder, 'data');
  copyInstallation(DATA_DIR);
  const jobs = (...args: string[]) =>
    new Promise<string>((resolve) => {
      const { PATH = '' } = process.env;
      const program = [path.resolve(import.meta.dirname, 'jobsMain.ts'), ...args];
      execFile(process.execPath, program, { cwd: '/', env: { PATH, DATA_DIR } }, (_error, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
  const running = await startEmbeddedPostgres({ dataDir: DATA_DIR });
  const client = new pg.Client(running.connection);
  await client.connect();
  await client.query(`
    insert into jobs (id, kind, data, attempts, failed_at) values
      (gen_random_uuid(), 'mail', '{"to": "meera@example.org"}', 8, '2026-11-29T10:00:00Z'),
      (gen_random_uuid(), 'mail', '{}', 8, '2026-11-29T11:00:00Z')
  `);
  expect(await jobs()).toBe('mail: 2 failed, the first on 2026-11-29T10:00:00.000Z, 1 can be repeated\n');
  expect(await jobs('--retry')).toBe('1 jobs are due again. A running server does them.\n');
  expect(await jobs('--clear')).toBe('1 failed jobs are deleted.\n');
  expect(await jobs()).toBe('No job has failed.\n');
  const { rows } = await client.query('select data, attempts from jobs');
  expect(rows).toEqual([{ data: { to: 'meera@example.org' }, attempts: 0 }]);
  await client.end();
  await running.stop();
});
