import { text } from 'node:stream/consumers';
import { MyData } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordChange } from './features/audit/public.ts';
import { grant, hold } from './features/economy/public.ts';
import { settleProgress } from './features/progress/public.ts';
import { personalData } from './personalData.ts';
import { JsonStream, jsonText } from './platform/http/jsonStream.ts';
import { newId } from './platform/ids.ts';
import { inTransaction } from './platform/db/transaction.ts';
import { testDeps } from './testing/buildTestApp.ts';
import { factories } from './testing/factories.ts';
import { people } from './testing/people.ts';
import { fileDatabase } from './testing/testFile.ts';

/** Columns that name a person but are neither exported nor deleted, each with the reason. */
const WITHOUT_CONTENT: Readonly<Record<string, string>> = {
  'story_stats.author_id': 'a copy of stories.author_id, as that of story_listing',
  'story_listing.author_id':
    'a copy of stories.author_id that triggers keep equal: exported and deleted with the stories',
  'reaction_wishes.user_id':
    'the order of clicks for a day: what they led to is in likes and bookmarks; gone with the account',
  'account_storage.user_id':
    'how many bytes of theirs are stored: those are exported, and this goes with the account',
  'story_changes.user_id': 'who told a turn, for the minute in which it waits to be counted',
  'players_of_days.user_id':
    'that somebody played on a day, to be counted; their turns are exported, and this goes with the account',
  'story_readers.user_id':
    'that somebody has read a story, so that an author’s figures count them once; gone with the account',
  'story_way_readers.user_id':
    'which scenes of it they have entered, for the same figures: the turns are exported, and this goes with the account',
  'jobs.user_id':
    'what is about to be done for them, mails above all: nothing stays of it, and it is gone with the account',
  ...Object.fromEntries(
    [
      'scene_visits',
      'session_fact_words',
      'session_facts',
      'session_snapshots',
      'session_summaries',
      'turn_branches',
    ].map((table) => [`${table}.user_id`, 'whose the session is: that is exported, and this goes with it']),
  ),
  'mail_links.user_id': 'digests of links that were mailed: nothing to read, and gone with the account',
};

const database = await fileDatabase();

/** Every column that links a row to a person: foreign keys to users, and columns named like one. */
async function personalColumns(): Promise<{ name: string; cascades: boolean }[]> {
  const { rows } = await sql<{ name: string; cascades: boolean }>`
    select relname || '.' || attname as name, coalesce(bool_or(confdeltype = 'c'), false) as cascades
    from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    left join pg_constraint on conrelid = attrelid and contype = 'f' and attnum = any(conkey)
      and confrelid = 'users'::regclass
    where attnum > 0 and not attisdropped and relname <> 'users'
      and (pg_constraint.oid is not null
        or attname ~ '^(user|author|owner|account|member|person|reader|player|created_by|updated_by)(_id)?$')
    group by 1 order by 1
  `.execute(database.db);
  return rows;
}

const uncovered = async (): Promise<string[]> =>
  (await personalColumns())
    .map(({ name }) => name)
    .filter((name) => !(name in WITHOUT_CONTENT) && !personalData.columns.some((column) => column === name));

describe('personal data', () => {
  it('is registered, column by column, for the export and the deletion', async () => {
    expect(await uncovered()).toEqual([]);
    const known = (await personalColumns()).map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining([...personalData.columns, ...Object.keys(WITHOUT_CONTENT)]));
  });

  it('is detected in a new table, by its foreign key or by its name', async () => {
    await sql`create table planted_notes (writer uuid references users (id), note text)`.execute(database.db);
    await sql`create table planted_diary (author_id uuid, entry text)`.execute(database.db);
    expect(await uncovered()).toEqual(['planted_diary.author_id', 'planted_notes.writer']);
    await sql`drop table planted_notes, planted_diary`.execute(database.db);
  });

  it('is in the export, and deleted with the account', async () => {
    const { db } = database;
    const deps = testDeps({ db });
    const make = factories(db);
    const person = await people(db)();
    const user_id = person.id;
    const user = { id: user_id, session_id: person.session_id, role: 'player' as const };
    const story_id = await make.story();
    await make.story({ author_id: user_id });
    const mark = { user_id, story_id, created_at: new Date() };
    await db.insertInto('likes').values(mark).execute();
    await db.insertInto('bookmarks').values(mark).execute();
    await db
      .insertInto('story_ratings')
      .values({ user_id, story_id, stars: 4, rated_at: new Date() })
      .execute();
    const { id: author_id } = await people(db)();
    await db
      .insertInto('author_follows')
      .values([
        { user_id, author_id, followed_at: new Date() },
        { user_id: author_id, author_id: user_id, followed_at: new Date() },
      ])
      .execute();
    await db.insertInto('follow_letters').values({ user_id, told_until: new Date() }).execute();
    const session_id = await make.session({ user_id, story_id });
    await db
      .insertInto('play_actions')
      .values({
        session_id,
        user_id,
        key: session_id,
        request_digest: '',
        status: 'done',
        attempt: session_id,
        lease_until: new Date(),
        credits_held: 0,
        text_so_far: '',
        started_at: new Date(),
      })
      .execute();
    const created_at = new Date();
    await db
      .insertInto('credit_grants')
      .values({ operation_key: newId(), user_id, amount: 5, reason: 'A gift', created_at })
      .execute();
    await db
      .insertInto('reports')
      .values({ id: newId(), reporter_id: user_id, story_id, kind: 'hate', words: 'Unkind', created_at })
      .execute();
    await db
      .insertInto('series')
      .values({
        id: newId(),
        slug: newId(),
        language: 'en',
        title: 'Nights',
        description: '',
        author_id: user_id,
      })
      .execute();
    await db
      .insertInto('series_memories')
      .values({ user_id, story_id, left_values: '[["lamp",true]]', left_at: new Date() })
      .execute();
    await db
      .insertInto('guardianships')
      .values({ user_id, guardian_email: 'mother@example.org', asked_at: new Date() })
      .execute();
    await db
      .insertInto('guardian_links')
      .values({ hash: Buffer.from('x'), user_id, created_at: new Date() })
      .execute();
    await db
      .insertInto('identities')
      .values({ issuer: 'https://id.example', subject: '1', user_id })
      .execute();
    await db
      .insertInto('second_factors')
      .values({ user_id, secret: Buffer.from('x'), confirmed_at: new Date() })
      .execute();
    await db
      .insertInto('recovery_codes')
      .values({ user_id, hash: Buffer.from('x') })
      .execute();
    const draft = { user_id, place: 'new', story_id: null, content: '{}', saved_at: new Date() };
    await db.insertInto('story_drafts').values(draft).execute();
    const { snapshot_id } = await db
      .selectFrom('game_sessions')
      .where('id', '=', session_id)
      .select('snapshot_id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('story_versions')
      .values({
        story_id,
        number: 1,
        snapshot_id,
        note: 'Mine',
        kinds: '[]',
        published_at: new Date(),
        published_by: user_id,
        actions_count: 0,
        story_cards_count: 0,
        total_scenes: 0,
        branching_points: 0,
        possible_endings: 1,
      })
      .execute();
    await db
      .insertInto('story_presence')
      .values({ user_id, story_id, tab: newId(), present_until: new Date() })
      .execute();
    const { id: turn_id } = await db
      .selectFrom('turns')
      .where('session_id', '=', session_id)
      .select('id')
      .executeTakeFirstOrThrow();
    const said = 'My sister is called Meera.';
    await db
      .insertInto('session_facts')
      .values({
        turn_id,
        session_id,
        user_id,
        branch: turn_id,
        depth: 1,
        key: 'kin sister',
        kind: 'kin',
        by: 'player',
        value: said,
        quote: said,
        known_to: '["you"]',
      })
      .execute();
    const link_id = newId();
    const turn = { is_typed: false, user_input: null, selected_choice: null, selected_answer: null };
    const tale = { turns: [{ ...turn, ai_response: 'The river waits.' }] };
    await db
      .insertInto('shared_turns')
      .values({
        id: link_id,
        token: 'x'.repeat(43),
        user_id,
        session_id,
        turn_id,
        story_id,
        title: 'The River',
        language: 'en',
        last_line: 'The river waits.',
        shows_typed: false,
        created_at,
        tale: JSON.stringify(tale),
      })
      .execute();
    await db
      .insertInto('shared_pages')
      .values({ shared_turn_id: link_id, user_id, page: 1, gzipped: Buffer.from('x') })
      .execute();
    await db
      .insertInto('shared_plays')
      .values({ session_id, user_id, story_id, node: null, begun_at: new Date() })
      .execute();
    await db
      .insertInto('offline_plays')
      .values({
        user_id,
        offline_id: newId(),
        story_id,
        snapshot_id: newId(),
        language: null,
        brought: null,
        session_id,
        turn_id,
        digests: Buffer.alloc(4),
        begun_at: created_at,
        uploaded_at: new Date(),
      })
      .execute();
    const place = { session_id, user_id, player_id: user_id };
    await db
      .insertInto('together')
      .values({ session_id, user_id, begun_at: new Date(), running_by: user_id })
      .execute();
    await db
      .insertInto('together_players')
      .values({ ...place, seat: 0, joined_at: new Date(), seen_at: new Date() })
      .execute();
    await db
      .insertInto('together_votes')
      .values({ ...place, choice: 'Swim', voted_at: new Date() })
      .execute();
    await db
      .insertInto('turn_actors')
      .values({ turn_id, session_id, user_id, actor_id: user_id, by_vote: false, credits: 0 })
      .execute();
    await grant(deps, { user_id, amount: 5, key: 'admin:gift' });
    await hold(deps, { user_id, amount: 2, key: 'turn:1' });

    await settleProgress(deps, { user_id });
    // these events wait to be counted
    await db.insertInto('progress_queue').values({ user_id, kind: 'like', subject: story_id }).execute();
    await inTransaction(db, (transaction) =>
      recordChange(transaction, deps, person, {
        action: 'updateUser',
        kind: 'user',
        id: user_id,
        before: { role: 'player' },
        after: { role: 'admin' },
      }),
    );

    const exported = await personalData.exportFor(deps, {
      ...user,
      is_verified: true,
      has_premium_access: false,
    });
    const read = await text(jsonText(new JsonStream(exported), MyData.omit({ exported_at: true })));
    const all = JSON.parse(read) as MyData;
    for (const [part, content] of Object.entries(all)) expect(content, part).not.toEqual([]);
    expect(all.game_sessions).toMatchObject([
      {
        story_id,
        turns: [{ ai_response: 'The river waits.', committed_at: '2026-01-02T00:00:00.000Z' }],
        memory: [{ text: said, quote: said, by: 'player', is_pinned: false }],
      },
    ]);

    const before = await rowsOf(user_id);
    expect(before).toEqual([...personalData.columns].sort());
    const request = { user_id, deletes_stories: true };
    await inTransaction(db, async (transaction) => {
      await personalData.lock(transaction, request);
      await personalData.forget(transaction, request);
      await transaction.deleteFrom('users').where('id', '=', user_id).execute();
    });
    expect(await rowsOf(user_id)).toEqual([]);
  });

  /** The registered columns that contain this user's id. */
  async function rowsOf(user_id: string): Promise<string[]> {
    const found: string[] = [];
    for (const name of [...personalData.columns].sort()) {
      const [table = '', column = ''] = name.split('.');
      const { rows } = await sql`
        select from ${sql.table(table)} where ${sql.ref(column)} = ${user_id} limit 1
      `.execute(database.db);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }
});
