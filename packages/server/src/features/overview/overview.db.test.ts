import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { HOLD_MAIL, RELEASE_MAIL } from '../../platform/mail/hold.ts';
import { type AdminServer, adminServer } from '../../testing/adminServer.ts';
import type { Person } from '../../testing/people.ts';
import { sweepStoryHours } from '../catalogue/public.ts';
import { getOverview } from './getOverview.ts';
import { getSetup } from './getSetup.ts';
import { sweepOverview } from './sweepOverview.ts';

const DAY_MS = 86_400_000;

let server: AdminServer;
let player: Person;

/** A separate server for the tests of a part. */
function useServer(): void {
  beforeAll(async () => {
    server = await adminServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('overview_days').execute();
    await server.db.deleteFrom('game_sessions').execute();
    await server.db.deleteFrom('narrator_failures').execute();
    server.time.set(new Date('2026-11-20T09:00:00Z'));
    player = await server.person({ created_at: new Date('2026-01-01T00:00:00Z') });
  });
}

interface Told {
  readonly at: string;
  readonly model_used?: string;
  readonly told_by?: string;
  readonly credits?: number;
  readonly ms?: number;
  readonly stepped_in?: 'refused' | 'daily_limit';
  readonly is_completed?: boolean;
}

/** A session of a player, begun with its first turn, and with these turns. */
async function play(
  begun: string,
  turns: readonly Told[] = [],
  who = player,
  story_id?: string,
): Promise<void> {
  const story = story_id ?? (await server.make.story());
  const told = turns.map(
    ({
      at,
      model_used = 'tenali',
      told_by = null,
      credits = 1,
      ms = 100,
      stepped_in = null,
      is_completed = false,
    }) => ({
      committed_at: new Date(at),
      model_used,
      told_by,
      credits_consumed: credits,
      duration_ms: ms,
      stepped_in,
      state: JSON.stringify({ is_completed }),
    }),
  );
  await server.make.session({ user_id: who.id, story_id: story, created_at: new Date(begun) }, told);
}

/** What days are counted from: turns, changes that are not merged yet, or merged changes. */
const COUNTINGS = [
  ['of turns', '9999-01-01', false],
  ['of what is counted', '2026-01-01', false],
  ['of what is counted and merged', '2026-01-01', true],
] as const;

/** Makes the overview count in this way, and empties all counts before each test. */
function counting(since: string, isMerged: boolean) {
  beforeEach(async () => {
    await sql`update played_days_since set day = ${since}`.execute(server.db);
    // discards earlier turns; deleting a session adds a change that cancels its first one
    await server.db.deleteFrom('story_changes').where('is_told', '=', true).execute();
    for (const table of ['played_days', 'played_times', 'players_of_days'] as const)
      await server.db.deleteFrom(table).execute();
  });
  return async (days: 7 | 30 | 90 = 7) => {
    if (isMerged) await sweepStoryHours({ ...server.deps, clock: () => server.time.now() });
    return getOverview(server.deps, { days });
  };
}

describe('The overview', () => {
  useServer();
  const overview = counting('2026-01-01', true);

  it('has every day of the period in UTC, oldest first, with zeros where nothing happened', async () => {
    for (const days of [7, 30, 90] as const) {
      const { by_day } = await overview(days);
      expect(by_day).toHaveLength(days);
      expect(by_day.at(-1)!.day).toBe('2026-11-20');
    }
    const { by_day } = await overview();
    expect(by_day[0]).toEqual({
      day: '2026-11-14',
      plays: 0,
      turns: 0,
      turns_by_provider: 0,
      active_players: 0,
      new_accounts: 0,
      endings: 0,
      credits_spent: 0,
      narrator_errors: 0,
      stepped_in: 0,
      latency_p50_ms: null,
      latency_p95_ms: null,
    });
  });

  it('tells how much work waits', async () => {
    const before = (await overview()).waiting;
    await server.make.story({ status: 'in_review', published_at: null });
    const params = { id: await server.make.story() };
    await server.call('reportStory', { headers: player.headers, params, body: { kind: 'broken' } });
    expect((await overview()).waiting).toEqual({ reviews: before.reviews + 1, reports: before.reports + 1 });
  });

  it('is counted ahead by the sweep, and old failures are deleted', async () => {
    await server.db
      .insertInto('narrator_failures')
      .values([{ at: new Date(server.time.now().getTime() - 200 * DAY_MS) }, { at: server.time.now() }])
      .execute();
    await sweepOverview(server.deps);
    const days = await server.db.selectFrom('overview_days').select('day').execute();
    expect(days).toHaveLength(180);
    expect(await server.db.selectFrom('narrator_failures').select('at').execute()).toHaveLength(1);
  });

  it('is asked for in three lengths', async () => {
    const ask = (days: string) => server.call('getOverview', { ...server.admin, query: { days } });
    expect((await ask('8')).status).toBe(422);
    expect((await server.call('getOverview', server.admin)).body.days).toBe(30);
  });
});

describe.each(COUNTINGS)('The overview, %s,', (_, since, isMerged) => {
  useServer();
  const overview = counting(since, isMerged);

  it('counts plays, turns, people, endings, credits and the time that the narrator took', async () => {
    const other = await server.person();
    await play('2026-11-19T10:00:00Z', [
      { at: '2026-11-19T10:01:00Z', ms: 100 },
      { at: '2026-11-19T10:02:00Z', ms: 300, told_by: 'a-model', credits: 3, model_used: 'vyasa' },
      { at: '2026-11-19T10:03:00Z', ms: 900, is_completed: true },
    ]);
    await play('2026-11-18T23:59:59Z', [{ at: '2026-11-19T00:00:00Z', ms: 200 }], other);
    const { by_day, totals } = await overview();
    expect(by_day.at(-2)).toEqual({
      day: '2026-11-19',
      plays: 1,
      turns: 4,
      turns_by_provider: 1,
      active_players: 2,
      new_accounts: 0,
      endings: 1,
      credits_spent: 6,
      narrator_errors: 0,
      stepped_in: 0,
      latency_p50_ms: 200,
      latency_p95_ms: 900,
    });
    expect(by_day.at(-3)).toMatchObject({ day: '2026-11-18', plays: 1, turns: 0 });
    expect(totals).toMatchObject({ plays: 2, turns: 4, credits_spent: 6, new_accounts: 1 });
  });

  it('counts each person once who has played in the period, and no accounts of the house', async () => {
    const [other, earlier] = [await server.person(), await server.person()];
    await server.person({ role: 'admin' });
    for (const day of ['16', '18', '20'])
      await play(`2026-11-${day}T06:00:00Z`, [{ at: `2026-11-${day}T06:01:00Z` }]);
    await play('2026-11-19T06:00:00Z', [{ at: '2026-11-19T06:01:00Z' }], other);
    // a session without turns, and one with turns before the period
    await play('2026-11-19T06:00:00Z', [], earlier);
    await play('2026-11-01T06:00:00Z', [{ at: '2026-11-01T06:01:00Z' }], earlier);
    const { players, totals, by_day } = await overview();
    // the same figures, computed from the rows themselves
    const { rows } = await sql<{ players: number; accounts: number }>`
      select
        (select count(distinct user_id)::integer from game_sessions where exists (
          select from turns where session_id = game_sessions.id and action_type <> 'story_start'
            and committed_at >= '2026-11-14' and committed_at < '2026-11-21'
        )) as players,
        (select count(*)::integer from users where role = 'player' and username <> 'kathaloka'
          and created_at >= '2026-11-14' and created_at < '2026-11-21') as accounts
    `.execute(server.db);
    expect([players, totals.new_accounts]).toEqual([rows[0]!.players, rows[0]!.accounts]);
    expect(players).toBe(2);
    expect(by_day.reduce((sum, day) => sum + day.active_players, 0)).toBe(4);
    expect((await overview(30)).players).toBe(3);
  });

  it('compares with as many days before', async () => {
    await play('2026-11-10T10:00:00Z', [{ at: '2026-11-10T10:01:00Z' }, { at: '2026-11-10T10:02:00Z' }]);
    await play('2026-11-20T08:00:00Z', [{ at: '2026-11-20T08:01:00Z' }]);
    const { totals, totals_before } = await overview();
    expect([totals.turns, totals_before.turns]).toEqual([1, 2]);
  });

  it('has the credits of each model by day, most spent first', async () => {
    await play('2026-11-19T10:00:00Z', [
      { at: '2026-11-19T10:01:00Z' },
      { at: '2026-11-20T08:01:00Z', model_used: 'vyasa', credits: 5 },
      { at: '2026-11-20T08:02:00Z', credits: 2 },
    ]);
    const { by_model } = await overview();
    expect(
      by_model.map((model) => ({ ...model, by_day: model.by_day.map((day) => day.credits_spent) })),
    ).toEqual([
      { model_key: 'vyasa', turns: 1, credits_spent: 5, by_day: [0, 0, 0, 0, 0, 0, 5] },
      { model_key: 'tenali', turns: 2, credits_spent: 3, by_day: [0, 0, 0, 0, 0, 1, 2] },
    ]);
  });

  it('has the time that each model took by day, and how often the built-in narrator stepped in', async () => {
    await play('2026-11-19T10:00:00Z', [
      { at: '2026-11-20T08:01:00Z', ms: 100 },
      { at: '2026-11-20T08:02:00Z', ms: 300 },
      { at: '2026-11-20T08:03:00Z', ms: 900, stepped_in: 'refused', credits: 0 },
      { at: '2026-11-20T08:04:00Z', ms: 4000, model_used: 'vyasa' },
    ]);
    const { by_model, by_day } = await overview();
    const today = Object.fromEntries(by_model.map(({ model_key, by_day: days }) => [model_key, days.at(-1)]));
    expect(today).toEqual({
      tenali: {
        turns: 3,
        credits_spent: 2,
        narrator_errors: 0,
        stepped_in: 1,
        latency_p50_ms: 300,
        latency_p95_ms: 900,
      },
      vyasa: expect.objectContaining({ latency_p50_ms: 4000, latency_p95_ms: 4000, stepped_in: 0 }),
    });
    expect(by_model[0]!.by_day[0]).toMatchObject({ turns: 0, latency_p50_ms: null });
    expect(by_day.at(-1)!.stepped_in).toBe(1);
  });

  it('lists what was played most in the period', async () => {
    const [one, other] = [await server.make.story({ title: 'One' }), await server.make.story()];
    await play('2026-11-19T10:00:00Z', [], player, one);
    await play('2026-11-19T11:00:00Z', [], player, one);
    await play('2026-11-19T12:00:00Z', [], player, other);
    await play('2026-10-01T12:00:00Z', [], player, other);
    await play('2026-10-02T12:00:00Z', [], player, other);
    const { most_played } = await overview();
    expect(most_played).toMatchObject([
      { id: one, title: 'One', plays: 2 },
      { id: other, plays: 1 },
    ]);
  });

  it('counts today again after a minute, and a day that is over not any more', async () => {
    await play('2026-11-19T10:00:00Z', [{ at: '2026-11-19T10:01:00Z' }]);
    await overview();
    await play('2026-11-20T08:00:00Z', [{ at: '2026-11-20T08:01:00Z' }]);
    expect((await overview()).by_day.at(-1)!.turns).toBe(0);
    server.time.pass(61_000);
    expect((await overview()).by_day.at(-1)!.turns).toBe(1);
    // a person who deletes their sessions removes them from the current day, not from past ones
    server.time.set(new Date('2026-11-21T09:00:00Z'));
    expect((await overview()).by_day.slice(-3).map(({ turns }) => turns)).toEqual([1, 1, 0]);
    await server.db.deleteFrom('game_sessions').execute();
    expect((await overview()).by_day.slice(-3).map(({ turns }) => turns)).toEqual([1, 1, 0]);
  });

  it('knows failures of the narrator for longer than actions are stored', async () => {
    const story_id = await server.make.story();
    const session_id = await server.make.session({ user_id: player.id, story_id });
    const fail = async (code: string, model_key: string | null = null) => {
      const key = crypto.randomUUID();
      const action = {
        session_id,
        key,
        user_id: player.id,
        request_digest: '',
        status: 'running' as const,
        attempt: key,
        lease_until: new Date(),
        credits_held: 0,
        model_key,
        text_so_far: '',
        started_at: server.time.now(),
      };
      await server.db.insertInto('play_actions').values(action).execute();
      const problem = JSON.stringify({ code, detail: '' });
      await server.db
        .updateTable('play_actions')
        .set({ status: 'failed', problem })
        .where('key', '=', key)
        .execute();
      await server.db.deleteFrom('play_actions').where('key', '=', key).execute();
    };
    await fail('narrator_failed');
    await fail('narrator_timed_out', 'birbal');
    await fail('credits_short', 'birbal');
    const { by_day, by_model } = await overview();
    expect(by_day.at(-1)!.narrator_errors).toBe(2);
    // failures are reported even for a model that has told nothing all day
    expect(by_model).toMatchObject([{ model_key: 'birbal', turns: 0 }]);
    expect(by_model[0]!.by_day.at(-1)).toMatchObject({ narrator_errors: 1, latency_p50_ms: null });
  });

  it('counts what a session has from an earlier one once, on the day on which it was told', async () => {
    await play('2026-11-18T08:00:00Z', [{ at: '2026-11-18T08:01:00Z', is_completed: true }]);
    const before = await overview();
    expect(before.by_day[4]).toMatchObject({ day: '2026-11-18', turns: 1, endings: 1, credits_spent: 1 });
    await play('2026-11-20T08:00:00Z', [], await server.person());
    await sql`
      insert into turns (id, session_id, user_id, committed_at, parent_id, action_type, model_used, credits_consumed,
        duration_ms, state, snapshot_id, is_inherited)
      select gen_random_uuid(), branch.id, branch.user_id, told.committed_at, branch.head_turn_id, told.action_type, told.model_used,
        told.credits_consumed, told.duration_ms, told.state, told.snapshot_id, true
      from turns told, game_sessions branch
      where told.session_id <> branch.id and told.action_type <> 'story_start' and branch.created_at > '2026-11-19'
    `.execute(server.db);
    await server.db.deleteFrom('overview_days').execute();
    const after = await overview();
    expect(after.by_day[4]).toEqual(before.by_day[4]);
    expect(after.by_model).toEqual(before.by_model);
  });
});

describe('What the operator has to set', () => {
  useServer();
  const itemsFor = async (env: Readonly<Record<string, string>>) => {
    const { items } = await getSetup({ db: server.db, config: readConfig(env) });
    return Object.fromEntries(items.map(({ code, setting, is_set }) => [code, [setting, is_set]]));
  };

  it('begins with the mails of a restored copy, which wait', async () => {
    await sql.raw(HOLD_MAIL).execute(server.db);
    const items = await itemsFor({});
    await sql.raw(RELEASE_MAIL).execute(server.db);
    expect(Object.entries(items)[0]).toEqual(['restored', [null, false]]);
  });

  it('is named by its setting', async () => {
    expect(await itemsFor({})).toEqual({
      mail: ['SMTP_URL', false],
      model: ['AI_BASE_URL', false],
      public_url: ['PUBLIC_URL', false],
      links: ['WAITLIST_URL', false],
      backups: ['DATA_DIR', null],
      admin_password: ['ADMIN_PASSWORD', true],
    });
  });

  it('is set where a reader would notice it', async () => {
    const items = await itemsFor({
      SMTP_URL: 'smtp://mail.example',
      AI_BASE_URL: 'https://models.example',
      AI_TEXT_MODELS: 'tenali=a-model',
      PUBLIC_URL: 'https://tales.example',
      DATABASE_URL: 'postgres://db.example/tales',
      AUTH_SECRET: 'x'.repeat(32),
      WAITLIST_URL: 'https://forms.example/waitlist',
    });
    expect(items).toMatchObject({
      mail: ['SMTP_URL', true],
      model: ['AI_BASE_URL', true],
      public_url: ['PUBLIC_URL', true],
      links: ['WAITLIST_URL', true],
      backups: ['DATABASE_URL', null],
    });
    expect(await itemsFor({ AI_BASE_URL: 'https://models.example' })).toMatchObject({
      model: ['AI_BASE_URL', false],
    });
    // these two links are optional: without them the built-in guide is shown, and no community
    expect(
      await itemsFor({ GUIDE_URL: 'https://docs.example', COMMUNITY_URL: 'https://chat.example' }),
    ).toMatchObject({ links: ['WAITLIST_URL', false] });
  });
});
