/** Runs backup, restore and move as an operator does, while people play. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GameSession } from '@kathaloka/contract/entities';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { grant } from './features/economy/public.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/db/schema.ts';
import { TEST_SECRET, TEST_URL } from './testing/buildTestApp.ts';
import { factories } from './testing/factories.ts';
import { connectTo, killPostgres } from './testing/histories/worlds.ts';
import { copyInstallation } from './testing/installation.ts';
import { freePort, startPasswordPostgres } from './testing/passwordPostgres.ts';
import { logins, people, type Person } from './testing/people.ts';
import { FERRY } from './testing/playing.ts';
import { MAIN, runServer, type ServerProcess } from './testing/runServer.ts';

const PROGRAM = path.resolve(import.meta.dirname, 'copiesMain.ts');
const DOCTOR = path.resolve(import.meta.dirname, 'doctorMain.ts');
const PLAY = path.resolve(import.meta.dirname, 'testing/playServer.ts');
const CREDITS = 50;

let folder: string;
let running: ServerProcess[];
let port: number;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-drill-'));
  fs.chmodSync(folder, 0o755);
  running = [];
  port = await freePort();
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map((server) => server.ended()));
  fs.rmSync(folder, { recursive: true, force: true });
});

const dataDir = () => path.join(folder, 'data');
const settings = (more: Readonly<Record<string, string>> = {}) => ({
  PORT: String(port),
  DATA_DIR: dataDir(),
  AUTH_SECRET: TEST_SECRET,
  PUBLIC_URL: TEST_URL,
  SEED: 'none',
  RATE_LIMIT: 'off',
  ...more,
});

function run(program: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const { PATH = '' } = process.env;
  const env = { PATH, ...settings(more) };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

async function done(command: string, args: readonly string[], more?: Readonly<Record<string, string>>) {
  const { code, said } = await run(PROGRAM, [command, ...args], more);
  expect(code, said).toBe(0);
  return said;
}

async function start(program: string, more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = runServer({ program, env: settings(more) });
  running.push(server);
  await server.ready();
  return server;
}

async function stop({ child, ended }: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await ended();
}

const sessionsUrl = (url: string): string => `http://127.0.0.1:${port}/api/v1/game/sessions${url}`;

async function call<T>(person: Person, url: string, body?: object, method = 'POST'): Promise<T> {
  const response = await fetch(sessionsUrl(url), {
    method: body ? method : 'GET',
    headers: { ...person.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  expect(response.ok, JSON.stringify(answer)).toBe(true);
  return answer as T;
}

async function begin(db: Database): Promise<{ person: Person; session: GameSession }> {
  const person = await people(db)();
  await grant({ db, clock: systemClock }, { user_id: person.id, amount: CREDITS, key: 'admin:purse' });
  const story_id = await factories(db).story({ story_structure: JSON.stringify(FERRY) });
  return { person, session: await call<GameSession>(person, '/', { story_id }, 'PUT') };
}

const act = (person: Person, session_id: string, move: object) =>
  call(person, `/${session_id}/action`, { selected_model: 'tenali', session_id, ...move });
const read = (person: Person, id: string) => call<GameSession>(person, `/${id}`);
const creditsOf = async (db: Database, { id }: Person) =>
  (await db.selectFrom('users').select('credits').where('id', '=', id).executeTakeFirstOrThrow()).credits;

/** A restore ends all logins. */
const LOGINS = ['account_sessions', 'refresh_tokens'];

function digests(backup: string) {
  const { tables, ledger } = JSON.parse(
    fs.readFileSync(path.join(folder, backup, 'manifest.json'), 'utf8'),
  ) as { tables: { name: string; digest: string }[]; ledger: object };
  const compared = tables.filter(({ name }) => !LOGINS.includes(name));
  return { ledger, tables: compared.map(({ name, digest }) => `${name} ${digest}`) };
}

it('the drill: a backup while a turn is told, the loss of everything, a restore that is the same, and play goes on', async () => {
  copyInstallation(dataDir());
  const server = await start(PLAY);
  const db = connectTo(dataDir());
  const { person, session } = await begin(db);
  await act(person, session.id, { action_type: 'continue', selected_choice: { text: 'Swim' } });
  const before = await read(person, session.id);
  // telling takes a minute unless it is aborted
  const told = act(person, session.id, { action_type: 'custom_action', user_action: '3000 words' });
  const ending = told.then(
    () => 'told',
    () => 'cut off',
  );
  const isTold = () =>
    db.selectFrom('play_actions').select('session_id').where('status', '=', 'running').execute();
  await expect.poll(isTold).toHaveLength(1);
  expect(await done('backup', ['--to', 'backup'])).toContain('Backed up to');
  expect(await isTold()).toHaveLength(1);
  await db.destroy();
  await stop(server, 'SIGKILL');
  expect(await ending).toBe('cut off');
  killPostgres(dataDir());
  fs.rmSync(dataDir(), { recursive: true });

  expect(await run(PROGRAM, ['restore', '--from', 'elsewhere'])).toMatchObject({ code: 1 });
  expect(await done('restore', ['--from', 'backup'])).toContain('the same as what was copied');
  await done('backup', ['--to', 'again']);
  expect(digests('again')).toEqual(digests('backup'));

  await start(PLAY);
  const restored = connectTo(dataDir());
  const { status } = await fetch(sessionsUrl(`/${session.id}`), { headers: person.headers });
  expect(status).toBe(401);
  const back = await logins(restored)(person);
  // the action that was being told is given up, and costs nothing
  await expect.poll(() => creditsOf(restored, person)).toBe(CREDITS - 1);
  expect((await read(back, session.id)).session_data).toEqual(before.session_data);
  await act(back, session.id, { action_type: 'continue', selected_choice: { text: 'Turn back' } });
  expect(await creditsOf(restored, person)).toBe(CREDITS - 2);
  await restored.destroy();
  expect(await run(DOCTOR, [])).toMatchObject({ code: 0 });
});

it('a move to another PostgreSQL and back: refused while a server runs, the same afterwards, and play goes on', async () => {
  copyInstallation(dataDir());
  const postgres = await startPasswordPostgres();
  const { host, port: own, user, password, database } = postgres.connection;
  const url = `postgres://${user}:${password}@${host}:${own}/${database}`;
  const first = await start(MAIN);
  const db = connectTo(dataDir());
  const { person, session } = await begin(db);
  await act(person, session.id, { action_type: 'continue', selected_choice: { text: 'Ring the bell' } });
  expect(await run(PROGRAM, ['move', '--to', url])).toEqual({
    code: 1,
    said: expect.stringContaining('move has failed: A server runs on the database.'),
  });
  await db.destroy();
  await stop(first, 'SIGTERM');
  expect(await done('move', ['--to', url])).toContain('Moved, and the same in both');

  const second = await start(MAIN, { DATABASE_URL: url });
  await act(person, session.id, { action_type: 'continue', selected_choice: { text: 'Sit down' } });
  const played = await read(person, session.id);
  await stop(second, 'SIGTERM');

  // moves back into the embedded database, which still has its earlier contents
  expect(await run(PROGRAM, ['move', '--to', 'embedded'], { DATABASE_URL: url })).toMatchObject({
    code: 1,
    said: expect.stringContaining('The database is not empty'),
  });
  await done('move', ['--to', 'embedded', '--force'], { DATABASE_URL: url });
  await start(MAIN);
  expect((await read(person, session.id)).session_data).toEqual(played.session_data);
  await postgres.stop();
});
