import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { copyInstallation } from './testing/installation.ts';
import { freePort, startPasswordPostgres } from './testing/passwordPostgres.ts';
import { addressOf, starts } from './testing/starts.ts';

const { folder, port, dataDir, pidFile, start, stories, refusal } = starts();

/** The compiled files, each with its modification time. */
function compiledFiles(): string[] {
  const compiled = path.join(dataDir(), 'compiled');
  if (!fs.existsSync(compiled)) return [];
  return fs
    .readdirSync(compiled, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name} ${fs.statSync(path.join(parentPath, name)).mtimeMs}`);
}

describe('a later start', () => {
  it('compiles nothing again, even after one that was killed', async () => {
    copyInstallation(dataDir());
    const first = start({ NODE_COMPILE_CACHE: undefined });
    await first.ready();
    await expect.poll(() => compiledFiles().length, { timeout: 30_000 }).toBeGreaterThan(500);
    first.child.kill('SIGKILL');
    await first.ended();
    const stored = compiledFiles();
    const second = start({ NODE_COMPILE_CACHE: undefined });
    await second.ready();
    second.child.kill('SIGTERM');
    await second.ended();
    expect(compiledFiles()).toEqual(expect.arrayContaining(stored));
  });
});

describe('two processes', () => {
  it('share one data folder, and the last one stops the database', async () => {
    copyInstallation(dataDir());
    const otherPort = await freePort();
    const [first, second] = [start(), start({ PORT: String(otherPort) })];
    await Promise.all([first.ready(), second.ready()]);
    expect(await stories()).toEqual(await stories(otherPort));

    first.child.kill('SIGTERM');
    expect((await first.ended()).code).toBe(0);
    expect(await stories(otherPort)).toMatchObject({ total_stories: 0 });

    second.child.kill('SIGTERM');
    expect((await second.ended()).code).toBe(0);
    expect(fs.existsSync(pidFile())).toBe(false);
  });

  it('share one external database, and only a start that succeeds prints the administrator’s password', async () => {
    const external = await startPasswordPostgres();
    const shared = { DATABASE_URL: addressOf(external), AUTH_SECRET: 'x'.repeat(32) };
    const taken = net.createServer().listen(port(), '127.0.0.1');
    await refusal(start(shared));
    taken.close();
    const client = new pg.Client(external.connection);
    await client.connect();
    const admin = "select username, password_hash from users where role = 'admin'";
    expect((await client.query(admin)).rows).toEqual([{ username: 'admin', password_hash: null }]);

    const otherPort = await freePort();
    const servers = [start(shared), start({ ...shared, PORT: String(otherPort) })];
    const blocks = await Promise.all(servers.map((server) => server.ready()));
    const told = blocks.filter((block) => block.includes('administrator'));
    expect(told).toEqual([expect.stringMatching(/administrator\s+admin\n\s+password\s+[\w-]{24}/)]);
    // the cost that the program itself chooses
    const hash: unknown = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await client.query(admin)).rows).toEqual([{ username: 'admin', password_hash: hash }]);
    await client.end();
    expect(await stories()).toEqual(await stories(otherPort));
    for (const server of servers) server.child.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.ended()));
    await external.stop();
  });
});

describe.runIf(process.getuid?.() === 0)('the account', () => {
  it('may be an ordinary one', async () => {
    const nobody = { uid: 65534, gid: 65534 };
    fs.chownSync(folder(), nobody.uid, nobody.gid);
    const server = start({}, nobody);
    await server.ready();
    expect(fs.statSync(path.join(folder(), 'data/pgdata')).uid).toBe(nobody.uid);
  });

  it('may be root in a folder that only root may enter, however long its path', async () => {
    fs.chmodSync(folder(), 0o700);
    const DATA_DIR = path.join(
      folder(),
      'a-folder-with-a-rather-long-name/and-another-one-inside-of-it/data',
    );
    const server = start({ DATA_DIR });
    await server.ready();
    expect(await stories()).toMatchObject({ total_stories: 0 });
    expect(fs.statSync(path.join(DATA_DIR, 'pgdata')).uid).not.toBe(0);
  });
});
