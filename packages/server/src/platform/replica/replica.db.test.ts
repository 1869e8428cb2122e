import { API_BASE, type CallName, calls, pathOf } from '@kathaloka/contract/calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { noteWrite } from '../../features/accounts/public.ts';
import { testDeps } from '../../testing/buildTestApp.ts';
import { type CallOptions, callApi } from '../../testing/callApi.ts';
import { factories } from '../../testing/factories.ts';
import { people, type Person } from '../../testing/people.ts';
import { FERRY, playing } from '../../testing/playing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { inTransaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { createMetrics } from '../metrics/createMetrics.ts';
import { renewProcess } from '../processes/processesRepository.ts';
import { connectReplica } from './connectReplica.ts';

const PROCESS = newId();
const LEASE_MS = 15_000;
const lines: { msg: string; level: number }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

type Connected = Awaited<ReturnType<typeof connectReplica>>;

let database: TestDatabase;
/** A frozen copy of the database. */
let copy: TestDatabase;
/** The replicas and apps of two processes. */
let replicas: readonly Connected[];
let apps: readonly FastifyInstance[];
let story_id: string;
let session_id: string;
let reader: Person;
let admin: Person;

async function connected(processId = PROCESS): Promise<Connected> {
  const { db } = database;
  return connectReplica({
    connection: copy.connection,
    primary: db,
    processId,
    log,
    // a longer timeout, because a busy machine answers late
    answerMs: 60_000,
    noteWrite: (user_id) => noteWrite({ db, log }, user_id),
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const make = factories(db);
  const person = people(db);
  reader = await person({ username: 'reader', email: 'reader@example.org' });
  admin = await person({ role: 'admin', username: 'admin', email: 'admin@example.org' });
  story_id = await make.story({ title: 'Before', story_structure: JSON.stringify(FERRY) });
  const app = await buildApp(testDeps({ db }));
  const begun = await callApi(app)('createSession', { ...reader, body: { story_id } });
  session_id = begun.body.id;
  await app.close();
  await renewProcess(db, { id: PROCESS, leaseMs: LEASE_MS, followed_below: 0 });
  copy = await database.frozen();
  await sql`update stories set title = 'After'`.execute(db);
  replicas = [await connected(), await connected()];
  apps = await Promise.all(replicas.map((replica) => buildApp(testDeps({ db, replica }))));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all(replicas.map((replica) => replica.stop()));
  await copy.drop();
  await database.drop();
});

/** Makes all accounts count as not having written recently, and the copy as up to date. */
beforeEach(async () => {
  await sql`update users set wrote_at = null`.execute(database.db);
  await vi.waitUntil(async () => {
    await Promise.all(replicas.map((replica) => replica.look()));
    return replicas.every((replica) => replica.isUp());
  });
  lines.length = 0;
});

async function titleFor(who: Person | undefined, app = apps[0]!): Promise<string> {
  return (await callApi(app)('getStory', { ...who, params: { id: story_id } })).body.title;
}

const later = () => sql`update users set wrote_at = wrote_at - interval '11 seconds'`.execute(database.db);

describe('With a replica', () => {
  it('guests and readers who have changed nothing read from it', async () => {
    expect(await titleFor(undefined)).toBe('Before');
    expect(await titleFor(reader)).toBe('Before');
  });

  it('a reader who has changed something reads from the primary in every process, for some seconds', async () => {
    await callApi(apps[0]!)('likeStory', { ...reader, params: { id: story_id }, body: { is_liked: true } });
    for (const app of apps) expect(await titleFor(reader, app)).toBe('After');
    expect(await titleFor(undefined)).toBe('Before');
    expect(await titleFor(admin)).toBe('Before');
    await later();
    for (const app of apps) expect(await titleFor(reader, app)).toBe('Before');
  });

  it('so does a reader whose change was refused: a part of it may be stored', async () => {
    const { status } = await callApi(apps[0]!)('likeStory', { ...reader, params: { id: newId() } });
    expect(status).toBe(404);
    expect(await titleFor(reader)).toBe('After');
  });

  it('a turn is in the history from its answer on', async () => {
    const { act } = playing(apps[0]!, database.db);
    const turns = async (app: FastifyInstance) =>
      (await callApi(app)('mapSession', { ...reader, params: { session_id } })).body.turns.length;
    expect(await turns(apps[1]!)).toBe(1);
    await act(reader, session_id, { selected_choice: { text: 'Ring the bell' } });
    expect(await turns(apps[1]!)).toBe(2);
    await later();
    expect(await turns(apps[1]!)).toBe(1);
  });

  it('a turn that is told as events is noted again with its commit: it may have taken long', async () => {
    const noted: string[] = [];
    const noteOf = (user_id: string) => Promise.resolve(void noted.push(user_id));
    const { db } = database;
    const app = await buildApp(testDeps({ db, replica: { ...replicas[0]!, noteWrite: noteOf } }));
    const begun = await callApi(app)('createSession', { ...reader, body: { story_id } });
    const { id } = begun.body;
    noted.length = 0;
    const { body } = await app.inject({
      method: 'POST',
      url: `${API_BASE}${pathOf(calls.act.path, { session_id: id })}`,
      headers: { ...reader.headers, accept: 'text/event-stream' },
      payload: {
        session_id: id,
        action_type: 'continue',
        selected_model: 'tenali',
        selected_choice: { text: 'Ring the bell' },
      },
    });
    expect(body).toContain('event: done');
    expect(noted).toEqual([reader.id, reader.id]);
    await app.close();
  });

  it('these calls read from it, and no others do', async () => {
    const params = { id: story_id, session_id, story_id };
    const asked: Partial<Record<CallName, CallOptions>> = {
      listStories: {},
      listFeaturedStories: {},
      listTrendingStories: {},
      getHome: {},
      searchStories: { query: { q: 'before' } },
      getStory: { params },
      listSessions: reader,
      mapSession: { ...reader, params },
      listFinishedStories: reader,
      getFoundEndings: { ...reader, params },
      exportSession: { ...reader, params },
      downloadBook: { ...reader, params },
      exportCredits: reader,
      downloadMyData: reader,
      listAllStories: admin,
      listUsers: admin,
      getOverview: admin,
      listAudit: admin,
    };
    const own: Partial<Record<CallName, CallOptions>> = {
      getOpening: { params },
      getGuestStory: { params },
      listCategories: {},
      listTags: {},
      getMe: reader,
      checkSession: { ...reader, params },
      getSession: { ...reader, params },
      getEnding: { ...reader, params },
      readReasons: { ...reader, params: { ...params, turn_id: newId() } },
      listTasks: reader,
      listCredits: reader,
      listAccountSessions: reader,
      getSecondFactor: reader,
      listMyStories: reader,
      getSetup: admin,
    };
    const call = callApi(apps[0]!);
    const fromReplica: string[] = [];
    const { primary } = replicas[0]!.statements();
    for (const [name, options] of Object.entries({ ...asked, ...own })) {
      const before = replicas[0]!.statements().replica;
      await call(name as CallName, options);
      if (replicas[0]!.statements().replica > before) fromReplica.push(name);
    }
    expect(fromReplica.toSorted()).toEqual(Object.keys(asked).toSorted());
    expect(replicas[0]!.statements().primary).toBe(primary);
    expect(lines).toEqual([]);
  });

  it('a transaction is refused: what it reads must hold', async () => {
    await expect(inTransaction(replicas[0]!.db, () => Promise.resolve())).rejects.toThrow('no transactions');
  });
});

const readiness = async () =>
  (await apps[0]!.inject({ url: '/readyz', headers: { host: 'localhost' } })).json();

async function metricsOf(replica: Connected): Promise<string> {
  const sources = {
    pool: () => ({ open: 0, idle: 0, waiting: 0 }),
    totals: () => Promise.reject(new Error()),
  };
  return createMetrics({ ...sources, replica }).read();
}

/** How often each of the processes has logged these words. */
const toldOf = (words: string) => lines.filter(({ msg }) => msg.includes(words)).length / replicas.length;

describe('A replica', () => {
  it('that is away is not read: nobody is answered with an error, and one line says so', async () => {
    expect(await readiness()).toEqual({ status: 'ready' });
    expect(await metricsOf(replicas[0]!)).toContain('kathaloka_replica_up 1');
    await copy.setReachable(false);
    try {
      for (let time = 0; time < 3; time += 1)
        for (const app of apps) expect(await titleFor(undefined, app)).toBe('After');
      expect(await readiness()).toEqual({ status: 'ready', reads: 'primary' });
      const metrics = await metricsOf(replicas[0]!);
      expect(metrics).toContain('kathaloka_replica_up 0');
      expect(metrics).toMatch(/kathaloka_replica_statements_total\{answered_by="primary"\} [1-9]/);
      await Promise.all(replicas.map((replica) => replica.look()));
      expect(toldOf('the replica is not read')).toBe(1);
    } finally {
      await copy.setReachable(true);
    }
    await vi.waitUntil(async () => (await titleFor(undefined)) === 'Before', { timeout: 20_000 });
    await vi.waitUntil(() => toldOf('comes from the replica') === 1, { timeout: 20_000 });
  });

  it('that is too far behind is not read, and what waits for it is asked of the database itself', async () => {
    const hold = sql`select pg_advisory_lock(7)`;
    const holding = await holdIn(copy);
    const waiting = hold.execute(replicas[0]!.db);
    await vi.waitUntil(async () => (await holding.waiting()) === 1);
    await renewProcess(database.db, { id: PROCESS, leaseMs: LEASE_MS + 6000, followed_below: 0 });
    try {
      await Promise.all(replicas.map((replica) => replica.look()));
      await waiting;
      expect(await titleFor(undefined)).toBe('After');
      expect(await readiness()).toEqual({ status: 'ready', reads: 'primary' });
      expect(replicas[0]!.secondsBehind()).toBeGreaterThan(5);
      expect(toldOf('the replica is not read')).toBe(1);
    } finally {
      await holding.end();
      await sql`update processes set lease_until = ${await leaseInCopy()} where id = ${PROCESS}`.execute(
        database.db,
      );
    }
  });

  it('of another database, which does not have this process, is not read', async () => {
    const other = newId();
    await renewProcess(database.db, { id: other, leaseMs: LEASE_MS, followed_below: 0 });
    const replica = await connected(other);
    expect(replica.isUp()).toBe(false);
    expect(replica.secondsBehind()).toBeNull();
    const { rows } = await sql<{ title: string }>`select title from stories`.execute(replica.db);
    expect(rows).toEqual([{ title: 'After' }]);
    await replica.stop();
  });
});

async function leaseInCopy(): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select lease_until as until from processes where id = ${PROCESS}
  `.execute(copy.db);
  return rows[0]!.until;
}

/** Holds a lock that other sessions of that database wait for. */
async function holdIn({ connection }: TestDatabase) {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('select pg_advisory_lock(7)');
  return {
    async waiting(): Promise<number> {
      const { rows } = await client.query(
        `select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows.length;
    },
    end: () => client.end(),
  };
}
