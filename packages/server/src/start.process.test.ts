import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { findBinaries } from './platform/db/embedded/binaries.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/supervisor.ts';
import { copyInstallation } from './testing/installation.ts';
import { startPasswordPostgres } from './testing/passwordPostgres.ts';
import { rawRequest } from './testing/rawRequest.ts';
import { addressOf, starts } from './testing/starts.ts';

const { folder, port, dataDir, pidFile, start, stories, refusal } = starts();

const answerTo = (host: string): Promise<string> =>
  rawRequest(
    `http://127.0.0.1:${port()}`,
    `GET /api/v1/stories/?page=1 HTTP/1.1\r\nhost: ${host}:${port()}\r\nconnection: close\r\n\r\n`,
  );

async function expectNothingLeft(): Promise<void> {
  expect(fs.existsSync(pidFile())).toBe(false);
  await expect(stories()).rejects.toThrow('fetch failed');
}

describe('a start', () => {
  it('says where it is, where the data lies, who narrates and once who the administrator is, and answers by address', async () => {
    const first = start({ SEED: 'demo' });
    const block = await first.ready();
    expect(block).toContain(`http://localhost:${port()}`);
    expect(block).toContain(path.join(folder(), 'data'));
    expect(block).toMatch(/narrator\s+built in/);
    expect(block).toMatch(/administrator\s+admin\n\s+password\s+[\w-]{24}/);
    expect((await stories()).total_stories).toBeGreaterThanOrEqual(3);
    first.child.kill('SIGTERM');
    expect((await first.ended()).code).toBe(0);
    await expectNothingLeft();

    // the settings of a container without any others
    const second = start({ HOST: '0.0.0.0' });
    expect(await second.ready()).not.toMatch(/^ *(administrator|password) /m);
    for (const host of ['localhost', '127.0.0.1', '172.17.0.2', '[::1]'])
      expect(await answerTo(host), host).toMatch(/^HTTP\/1.1 200 /);
    const byName = await answerTo('kathaloka.internal');
    expect(byName).toMatch(/^HTTP\/1.1 421 /);
    expect(byName).toContain('add the name to ALLOWED_HOSTS, or set PUBLIC_URL to its address');
  });

  it('ends cleanly on SIGINT, and leaves nothing behind', async () => {
    copyInstallation(dataDir());
    const server = start();
    await server.ready();
    server.child.kill('SIGINT');
    expect((await server.ended()).code).toBe(0);
    await expectNothingLeft();
  });

  it('stops when it is told to during the start', async () => {
    const server = start();
    // once its folder exists, PostgreSQL is starting
    await expect.poll(() => fs.existsSync(dataDir()), { timeout: 60_000 }).toBe(true);
    server.child.kill('SIGTERM');
    await server.ended();
    // PostgreSQL's watchdog process ends PostgreSQL once the server is gone
    await expect.poll(() => fs.existsSync(pidFile()), { timeout: 60_000 }).toBe(false);
    const told = server.output() + (await start().ready());
    expect(told.match(/administrator/g), 'told once, and never lost').toHaveLength(1);
  });
});

describe('a failed start', () => {
  it('names the port in use', async () => {
    copyInstallation(dataDir());
    const other = net.createServer().listen(port(), '127.0.0.1');
    expect(await refusal(start())).toBe(
      `Kathaloka cannot start: Port ${port()} on 127.0.0.1 is taken. Set PORT to another one.`,
    );
    other.close();
  });

  it('names the folder that is not writable', async () => {
    fs.writeFileSync(path.join(folder(), 'a-file'), '');
    const DATA_DIR = path.join(folder(), 'a-file/data');
    expect(await refusal(start({ DATA_DIR }))).toBe(
      `Kathaloka cannot start: DATA_DIR (${DATA_DIR}) cannot be written: ENOTDIR.`,
    );
  });

  it('names the malformed setting', async () => {
    expect(await refusal(start({ SEED: 'all' }))).toBe(
      'Kathaloka cannot start: SEED must be one of demo, none, and is "all".',
    );
  });

  it('names the unsupported platform, and the alternative', () => {
    expect(() => findBinaries({ os: 'sunos', arch: 'x64', hasGlibc: true })).toThrow(
      'There is no bundled PostgreSQL for sunos-x64. Set DATABASE_URL to a PostgreSQL (15 or newer) of yours.',
    );
    expect(() => findBinaries({ os: 'linux', arch: 'x64', hasGlibc: false })).toThrow(
      'The bundled PostgreSQL does not run on linux-x64 without glibc.',
    );
  });

  it('refuses a database that only newer versions support, and changes nothing', async () => {
    copyInstallation(dataDir());
    const { connection, stop } = await startEmbeddedPostgres({ dataDir: dataDir() });
    const client = new pg.Client(connection);
    await client.connect();
    await client.query(`insert into kysely_migration values ('999_from_the_future', '2030-01-01')`);
    await client.query(`update schema_support set oldest = '999_from_the_future'`);
    await client.end();
    await stop();
    expect(await refusal(start())).toContain(
      'was made by a newer version of Kathaloka (it has 999_from_the_future)',
    );
  });

  it('refuses a database folder of another PostgreSQL', async () => {
    copyInstallation(dataDir());
    fs.writeFileSync(path.join(dataDir(), 'pgdata/PG_VERSION'), '19\n');
    expect(await refusal(start())).toContain(
      'was made by PostgreSQL 19, and this version brings 18. Nothing was changed.',
    );
  });

  it('names a database that only reads, such as a standby', async () => {
    const postgres = await startPasswordPostgres();
    const client = new pg.Client(postgres.connection);
    await client.connect();
    await client.query('alter database postgres set default_transaction_read_only = on');
    await client.end();
    expect(await refusal(start({ DATABASE_URL: addressOf(postgres), AUTH_SECRET: 'x'.repeat(32) }))).toBe(
      'Kathaloka cannot start: The database at DATABASE_URL only reads: it is a standby, or was closed for writes. Name the primary.',
    );
    await postgres.stop();
  });

  it('does not print the password of a database that cannot be reached', async () => {
    const line = await refusal(
      start({ DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port()}/none`, AUTH_SECRET: 'x'.repeat(32) }),
    );
    expect(line).toContain('The database at DATABASE_URL cannot be used');
    expect(line).not.toContain('hunter2');
  });
});
