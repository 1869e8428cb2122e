import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { factories } from '../testing/factories.ts';
import { grant } from '../features/economy/public.ts';
import { migrations } from '../platform/db/migrations/index.ts';
import { systemClock } from '../platform/clock.ts';
import { addJob, runJobs } from '../platform/jobs/jobs.ts';
import { RELEASE_MAIL } from '../platform/mail/hold.ts';
import { testDeps } from '../testing/buildTestApp.ts';
import { people } from '../testing/people.ts';
import { createPostbox } from '../testing/postbox.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { backUp } from './backUp.ts';
import { type Manifest, pictureFile, rowsFile } from './manifest.ts';
import { move } from './move.ts';
import { examineBackup, restore } from './restore.ts';
import { openSession } from './tables.ts';
import { rollBack, dropPreviousSchema } from './target.ts';

const LETTER = { subject: 'News', greeting: 'Hello', paragraphs: ['Here.'], footnote: 'Bye.' };

let root: string;
let source: TestDatabase;
let target: TestDatabase;
beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-backup-'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase({ isMigrated: false })]);
});
afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  fs.rmSync(root, { recursive: true });
});

const configIn = (folder: string) => ({
  dataDir: path.join(root, folder),
  s3: null,
  authSecret: null,
});

/** Makes an account with credits and a game, and text that COPY must escape. */
async function fillSource(): Promise<string> {
  const { id } = await people(source.db)({ username: 'tab_and_line' });
  await grant({ db: source.db, clock: systemClock }, { user_id: id, amount: 70, key: 'admin:purse' });
  await factories(source.db).story({ tagline: 'a\ttab, a\nline, a \\ and \\N', author_id: id });
  return id;
}

const backUpSource = (folder = 'backup') =>
  backUp({ connection: source.connection, config: configIn('from'), folder: path.join(root, folder) });
const restoreTo = (
  { connection }: TestDatabase,
  { folder = 'backup', isForced = false, sendsMail = false } = {},
) => restore({ connection, config: configIn('to'), folder: path.join(root, folder), isForced, sendsMail });

/** Logins, which a restore ends, are left out. */
const digests = ({ tables }: Manifest) =>
  tables
    .filter(({ name }) => name !== 'account_sessions' && name !== 'refresh_tokens')
    .map(({ name, rows, digest }) => [name, rows, digest]);
const credits = ({ db }: TestDatabase) =>
  db.selectFrom('users').select(['id', 'credits', 'username']).orderBy('id').execute();

async function withSession<T>(
  { connection }: TestDatabase,
  work: (client: Awaited<ReturnType<typeof openSession>>) => Promise<T>,
): Promise<T> {
  const client = await openSession(connection);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('A backup', () => {
  it('is restored into an empty database, row by row, with triggers, keys and sequences that go on', async () => {
    const id = await fillSource();
    await sql`select nextval('story_draft_versions'), nextval('story_draft_versions')`.execute(source.db);
    const manifest = await backUpSource();
    expect(manifest.ledger).toMatchObject({ accounts: '1', credits: '70', entries: '1' });
    expect(manifest.migrations).toEqual(Object.keys(migrations));
    await restoreTo(target);
    const again = await backUp({
      connection: target.connection,
      config: configIn('to'),
      folder: path.join(root, 'again'),
    });
    expect(digests(again)).toEqual(digests(manifest));
    const { rows } = await sql<{ next: string }>`select nextval('story_draft_versions') as next`.execute(
      target.db,
    );
    expect(rows[0]!.next).toBe('3');
    await grant({ db: target.db, clock: systemClock }, { user_id: id, amount: 5, key: 'admin:more' });
    expect(await credits(target)).toMatchObject([{ credits: 75, username: 'tab_and_line' }]);
    const orphan = sql`update stories set author_id = gen_random_uuid()`.execute(target.db);
    await expect(orphan).rejects.toThrow('stories_author_id_fkey');
    const { rows: off } = await sql`select from pg_trigger where tgenabled <> 'O'`.execute(target.db);
    expect(off).toHaveLength(0);
  });

  it('revives no login when it is restored', async () => {
    await fillSource();
    await sql`insert into refresh_tokens select '\\x00', id, 0 from account_sessions`.execute(source.db);
    await backUpSource();
    await restoreTo(target);
    const left = async ({ db }: TestDatabase) => [
      (await db.selectFrom('account_sessions').select('id').execute()).length,
      (await db.selectFrom('refresh_tokens').select('hash').execute()).length,
    ];
    expect([await left(source), await left(target)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('sends no mail once it is restored, nor does a copy of that, until the operator says that it is in use', async () => {
    await addJob(source.db, {
      kind: 'mail',
      user_id: null,
      data: { to: 'meera@example.org', email: LETTER },
    });
    await backUpSource();
    await restoreTo(target);
    const sent = async ({ db }: TestDatabase) => {
      const mailer = createPostbox();
      await runJobs(testDeps({ db, mailer }));
      return mailer.mails.map(({ to }) => to);
    };
    expect(await sent(target)).toEqual([]);
    const moved = await createTestDatabase({ isMigrated: false });
    await move({ from: target.connection, to: moved.connection, isForced: false });
    expect(await sent(moved)).toEqual([]);
    await moved.drop();
    await withSession(target, (client) => client.query(RELEASE_MAIL));
    expect(await sent(target)).toEqual(['meera@example.org']);
    await restoreTo(target, { isForced: true, sendsMail: true });
    expect(await sent(target)).toEqual(['meera@example.org']);
  });

  it('is consistent: rows stored while it runs are not in it', async () => {
    await fillSource();
    const writer = await openSession(source.connection);
    // users is one of the last tables: the lock delays its rows until others have been written
    await writer.query('begin; lock table users in access exclusive mode');
    const running = backUpSource();
    const waits = sql<{ waits: boolean }>`
      select exists (select from pg_locks where not granted and relation = 'users'::regclass) as waits
    `;
    await expect.poll(async () => (await waits.execute(source.db)).rows[0]!.waits).toBe(true);
    await writer.query(`update users set username = 'late'; update stories set title = 'Too late'; commit`);
    await writer.end();
    await running;
    await restoreTo(target);
    expect(await credits(target)).toMatchObject([{ username: 'tab_and_line' }]);
    const { title } = await target.db.selectFrom('stories').select('title').executeTakeFirstOrThrow();
    expect(title).not.toBe('Too late');
  });

  it('holds the secret and the pictures that turns show, and says which are missing', async () => {
    const user_id = await fillSource();
    const { story_id } = await source.db
      .selectFrom('stories')
      .select('id as story_id')
      .executeTakeFirstOrThrow();
    const names = ['a', 'b'].map((letter) => `${letter.repeat(8)}-1111-4111-8111-111111111111.webp`);
    const committed_at = systemClock();
    const turns = names.map((name) => ({ committed_at, image_url: `/pictures/${name}` }));
    await factories(source.db).session({ user_id, story_id }, turns);
    fs.mkdirSync(path.join(root, 'from/pictures'), { recursive: true });
    fs.writeFileSync(path.join(root, 'from/pictures', names[0]!), 'a picture');
    fs.writeFileSync(path.join(root, 'from/auth-secret'), 's'.repeat(40));
    const manifest = await backUpSource();
    expect(manifest.pictures).toEqual({ count: 1, bytes: 9, missing: [names[1]] });
    await restoreTo(target);
    expect(fs.readFileSync(path.join(root, 'to/pictures', names[0]!), 'utf8')).toBe('a picture');
    expect(fs.readFileSync(path.join(root, 'to/auth-secret'), 'utf8')).toBe('s'.repeat(40));
    fs.rmSync(pictureFile(path.join(root, 'backup'), names[0]!));
    await expect(examineBackup(path.join(root, 'backup'))).rejects.toThrow('it has 0 of 1 pictures');
  });

  it('from before version 0.1.0 is refused, says which program restores it, and changes nothing', async () => {
    await fillSource();
    fs.mkdirSync(path.join(root, 'from'));
    fs.writeFileSync(path.join(root, 'from/auth-secret'), 's'.repeat(40));
    await sql`delete from kysely_migration`.execute(source.db);
    await sql`insert into kysely_migration values ('001_catalogue', ''), ('099_answers', '')`.execute(
      source.db,
    );
    expect((await backUpSource()).migrations).toEqual(['001_catalogue', '099_answers']);
    const full = await createTestDatabase();
    await people(full.db)({ username: 'was_there' });
    const schemas = async () =>
      (await sql`select nspname from pg_namespace where nspname !~ '^pg_' order by 1`.execute(full.db)).rows;
    const before = await schemas();
    for (const isForced of [false, true])
      await expect(restoreTo(full, { isForced })).rejects.toThrow(
        'It is from before version 0.1.0. Restore it with the commit before 0001_baseline, and start this version on that database. Nothing was changed.',
      );
    expect(await credits(full)).toMatchObject([{ username: 'was_there' }]);
    expect(await schemas()).toEqual(before);
    expect(fs.existsSync(path.join(root, 'to'))).toBe(false);
    await full.drop();
  });

  it('that was not finished has no name; one that is damaged is refused before anything is changed', async () => {
    await fillSource();
    await sql`drop table credit_entries cascade`.execute(source.db);
    await expect(backUpSource()).rejects.toThrow('credit_entries');
    expect(fs.readdirSync(root)).toEqual([]);

    const whole = await createTestDatabase();
    await people(whole.db)();
    await backUp({
      connection: whole.connection,
      config: configIn('from'),
      folder: path.join(root, 'backup'),
    });
    await whole.drop();
    const file = rowsFile(path.join(root, 'backup'), 'users');
    const rows = zlib.gunzipSync(fs.readFileSync(file)).toString();
    fs.writeFileSync(file, zlib.gzipSync(rows.replace(/person_\d+/, 'somebody')));
    await expect(restoreTo(target)).rejects.toThrow('The backup is damaged: users is not the same');
    fs.writeFileSync(file, zlib.gzipSync(rows).subarray(0, 60));
    await expect(restoreTo(target)).rejects.toThrow('The backup is damaged');
    fs.rmSync(path.join(root, 'backup/manifest.json'));
    await expect(restoreTo(target)).rejects.toThrow('is no whole backup');
    const { rows: tables } = await sql`select from pg_tables where schemaname = 'public'`.execute(target.db);
    expect(tables).toHaveLength(0);
  });
});

describe('A restore', () => {
  beforeEach(async () => {
    await fillSource();
    await backUpSource();
  });

  it('refuses a database with accounts unless forced; the replaced contents can be brought back or dropped', async () => {
    const full = await createTestDatabase();
    await people(full.db)({ username: 'was_there' });
    await expect(restoreTo(full)).rejects.toThrow('The database is not empty');
    expect(await restoreTo(full, { isForced: true })).toMatchObject({ hasPrevious: true });
    expect(await credits(full)).toMatchObject([{ username: 'tab_and_line' }]);
    await expect(restoreTo(full, { isForced: true })).rejects.toThrow('npm run restore -- --settle');
    await withSession(full, rollBack);
    expect(await credits(full)).toMatchObject([{ username: 'was_there' }]);
    await restoreTo(full, { isForced: true });
    await withSession(full, dropPreviousSchema);
    await expect(withSession(full, rollBack)).rejects.toThrow('No restore has set anything aside');
    expect(await credits(full)).toMatchObject([{ username: 'tab_and_line' }]);
    await full.drop();
  });

  it('needs no force for a database without accounts, and sets nothing aside', async () => {
    expect(await restoreTo(target)).toMatchObject({ hasPrevious: false });
    await expect(withSession(target, dropPreviousSchema)).rejects.toThrow(
      'No restore has set anything aside',
    );
  });

  it('refuses to replace a database on which servers run', async () => {
    const full = await createTestDatabase();
    await sql`insert into processes values (gen_random_uuid(), now() + interval '10 seconds')`.execute(
      full.db,
    );
    await expect(restoreTo(full, { isForced: true })).rejects.toThrow('A server runs on the database.');
    await full.drop();
  });

  it('that fails in the middle leaves everything as it was', async () => {
    const manifest = path.join(root, 'backup/manifest.json');
    const told = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Manifest;
    fs.writeFileSync(manifest, JSON.stringify({ ...told, ledger: { ...told.ledger, credits: '71' } }));
    const full = await createTestDatabase();
    await people(full.db)({ username: 'was_there' });
    await expect(restoreTo(full, { isForced: true })).rejects.toThrow('The ledger is not the same');
    expect(await credits(full)).toMatchObject([{ username: 'was_there' }]);
    await full.drop();
  });
});

describe('A move', () => {
  const moveTo = (to: TestDatabase, isForced = false) =>
    move({ from: source.connection, to: to.connection, isForced });

  it('copies all rows into another database, the same in both, and leaves the first one as it is', async () => {
    await fillSource();
    const before = await credits(source);
    const { contents, ledger, hasPrevious } = await moveTo(target);
    expect({ hasPrevious, ledger }).toMatchObject({ hasPrevious: false, ledger: { credits: '70' } });
    expect(contents.get('users')).toMatchObject({ rows: 1 });
    expect(await credits(target)).toEqual(before);
    expect(await credits(source)).toEqual(before);
  });

  it('refuses a source on which servers run, the same database, and one with people', async () => {
    await expect(moveTo(source)).rejects.toThrow('It is the same database');
    const full = await createTestDatabase();
    await people(full.db)();
    await expect(moveTo(full)).rejects.toThrow('The database is not empty');
    await full.drop();
    await sql`insert into processes values (gen_random_uuid(), now() + interval '10 seconds')`.execute(
      source.db,
    );
    await expect(moveTo(target)).rejects.toThrow('A server runs on the database.');
  });
});
