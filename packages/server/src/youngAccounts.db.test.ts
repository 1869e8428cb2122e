/** What a youth account may do: play by choices, in stories with its ratings, without being counted. */
import { API_BASE, type CallName } from '@kathaloka/contract/calls';
import { type Endpoint, endpoints } from '@kathaloka/contract/endpoints';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { indexWaiting } from './features/catalogue/search/indexing.ts';
import { settleProgress } from './features/progress/public.ts';
import { createBuiltIn } from './narrator/createBuiltIn.ts';
import type { Narrator } from './narrator/Narrator.ts';
import { createBackground } from './platform/background.ts';
import { newId } from './platform/ids.ts';
import { buildTestApp } from './testing/buildTestApp.ts';
import { placesIn, withValue } from './testing/hostileValues.ts';
import { IS_FULL } from './testing/isFull.ts';
import { people, type Person } from './testing/people.ts';
import { FERRY, playing } from './testing/playing.ts';
import { sampleOf } from './testing/sampleOf.ts';
import { scriptedModels } from './testing/scriptedModels.ts';
import { fileApp, fileDatabase } from './testing/testFile.ts';

const SOME_ID = '0b0b0b0b-0000-4000-8000-000000000000';
const BORN = new Date().getUTCFullYear() - 15;
/** A mark whose words are searched in the whole database. */
const MARK = 'zxqvforbidden';

const builtIn = createBuiltIn();
const called = () => Promise.reject(new Error('a model was asked'));
/** Models that must not be called. */
const forbidden: Narrator = {
  ...builtIn,
  narrate: () => {
    throw new Error('a model was asked');
  },
  illustrate: called,
  interpret: called,
  forAction: called,
  builtIn,
};

const background = createBackground(pino({ level: 'silent' }));
const database = await fileDatabase();
const app = await fileApp({
  db: database.db,
  narrator: forbidden,
  config: { ai: scriptedModels },
  background,
  afterTurn: settleProgress,
});
const play = playing(app, database.db);

/** A young person whose guardian has consented. */
async function child(): Promise<Person> {
  const who = await people(database.db)({
    birth_year: BORN,
    username: `child_${newId().slice(-9)}`,
    email: `${newId()}@example.org`,
  });
  const consent = { proof: 'mail' as const, covers: 1, granted_at: new Date() };
  await database.db
    .insertInto('guardianships')
    .values({ user_id: who.id, ...consent })
    .execute();
  return who;
}

const rows = Object.entries(endpoints) as [CallName, Endpoint][];

describe('The calls', () => {
  it('that say nothing of the young are refused to them before their body is read', async () => {
    const who = await child();
    for (const [name, { access, method, path, young }] of rows) {
      if (access === 'public' || access === 'admin' || young !== undefined) continue;
      const url = API_BASE + path.replaceAll(/\{\w+\}/g, SOME_ID);
      const json = { 'content-type': 'application/json' };
      const { statusCode, body } = await app.inject({
        method,
        url,
        headers: { ...who.headers, ...(method !== 'GET' && json) },
        ...(method !== 'GET' && { payload: '{"a":' }),
      });
      expect([name, statusCode, JSON.parse(body).code]).toEqual([name, 403, 'choices_only']);
    }
  });

  it('wait for a guardian, except for calls about the account and the list of stories', async () => {
    const { headers } = await people(database.db)({
      birth_year: BORN,
      username: 'waits',
      email: 'waits@example.org',
    });
    for (const [name, { access, method, path, young }] of rows) {
      if (access === 'public' || access === 'admin' || young === undefined || young === 'always') continue;
      const url = API_BASE + path.replaceAll(/\{\w+\}/g, SOME_ID);
      const { statusCode, body } = await app.inject({ method, url, headers });
      expect([name, statusCode, JSON.parse(body).code]).toEqual([name, 403, 'consent_required']);
    }
  });
});

/** Typed words in several forms, each with the mark. */
const typed = (at: number): string => {
  const forms = [
    `${MARK} I run home`,
    `Ring the bell ${MARK}`,
    `Ring the bell\n${MARK}`,
    `\u200bRing the bell\u200b${MARK}`,
    `RING THE BELL. ${MARK}`,
    `${MARK}\r\nRing the bell`,
    `“${MARK}”`,
    `घंटी ${MARK} بجاؤ`,
  ];
  return forms[at % forms.length]!;
};

/** Fields with words that the server reads, but neither stores nor sends. */
const PASSING = new Set(['selected_model', 'last_text_response', 'seen_turn_id', 'session_id']);

const isPassing = (place: readonly string[]): boolean => PASSING.has(place.at(-1) ?? '');

describe('Own words', () => {
  it(
    'are accepted by no call, and nothing of them is stored',
    async () => {
      const who = await child();
      const session = await play.begin(who);
      const turn_id = session.session_data.narrative_history[0]!.id;
      const values: Record<string, string> = {
        id: session.story_id,
        story_id: session.story_id,
        session_id: session.id,
        turn_id,
        place: 'new',
        slug: 'nights',
        number: '1',
        key: SOME_ID,
        tab: SOME_ID,
      };
      const bodies = rows.filter(
        ([name, { access, body }]) =>
          body &&
          access !== 'public' &&
          access !== 'admin' &&
          name !== 'deleteMyAccount' &&
          name !== 'nameGuardian',
      );
      const wanted = IS_FULL ? 2000 : 150;
      const accepted: string[] = [];
      let tries = 0;
      for (let round = 0; tries < wanted; round += 1) {
        for (const [name, row] of bodies) {
          // only the words may cause the refusal: the resources and the model exist
          const filling = sampleOf(row.body!) as Record<string, unknown>;
          delete filling.seen_turn_id;
          const there = { ...values, selected_model: 'tenali', selected_choice: undefined, choices: [] };
          const sample = Object.fromEntries(
            Object.entries(filling).map(([field, value]) => [
              field,
              field in there ? there[field as keyof typeof there] : value,
            ]),
          );
          const actions =
            name === 'act' ? ['continue', 'custom_action', 'show', 'immerse', 'retell', 'undo'] : [''];
          for (const action_type of actions) {
            const filled = action_type ? { ...sample, action_type, user_action: undefined } : sample;
            const words = action_type
              ? { user_action: 'x', selected_choice: { text: 'x', answer: 'x' } }
              : 'choices' in filled && { choices: [{ text: 'x', answer: 'x' }] };
            const places = placesIn({ ...filled, ...words })
              .filter((place) => place.length > 0 && place.at(-1) !== 'action_type')
              // fields for words come first
              .sort((one, other) => Number(isPassing(one)) - Number(isPassing(other)));
            const place = places[round % Math.max(1, places.length)] ?? [];
            const payload = withValue(filled, place, typed(tries)) as object;
            const url =
              API_BASE + row.path.replaceAll(/\{(\w+)\}/g, (_, param: string) => values[param] ?? 'x');
            const { statusCode } = await app.inject({
              method: row.method,
              url,
              headers: who.headers,
              payload,
            });
            tries += 1;
            if (statusCode < 300 && !isPassing(place) && JSON.stringify(payload).includes(MARK))
              accepted.push(`${name} ${place.join('.')}`);
            expect(statusCode, `${name} ${place.join('.')}`).toBeLessThan(500);
          }
        }
      }
      await background.idle();
      expect(accepted).toEqual([]);
      expect(await foundIn(MARK)).toEqual([]);
    },
    IS_FULL ? 300_000 : 60_000,
  );

  it('are refused as what they are, and a choice that is offered is not', async () => {
    const who = await child();
    const { id } = await play.begin(who);
    const code = async (move: Parameters<typeof play.tryTo>[2]) =>
      ((await play.tryTo(who, id, move)).body as { code?: string }).code;
    expect(await code({ action_type: 'custom_action', user_action: 'Ring the bell' })).toBe('choices_only');
    for (const answer of ['Meera', '', 'two\r\nlines\u2028'])
      expect(await code({ selected_choice: { text: 'Ring the bell', answer } })).toBe('choices_only');
    for (const text of ['Ring the bell\nMeera', 'Ring the bell\r\n', 'Ring the bell\u2028Meera', 'Meera', ''])
      expect(await code({ selected_choice: { text } })).toBe('no_such_choice');
    expect(await code({ selected_choice: 'ring the bell!' })).toBe('no_such_choice');
    expect(await code({ selected_choice: 'Ring the bell' })).toBeUndefined();
    const report = { ...who, params: { id: (await play.begin(who)).story_id } };
    const report_code = (await play.call('reportStory', { ...report, body: { kind: 'hate', words: 'x' } }))
      .status;
    expect([
      report_code,
      (await play.call('reportStory', { ...report, body: { kind: 'hate' } })).status,
    ]).toEqual([403, 201]);
  });
});

/** The columns of the whole database that contain a text. */
async function foundIn(text: string): Promise<string[]> {
  const columns = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'ARRAY')
  `.execute(database.db);
  const found: string[] = [];
  for (const { table_name, column_name } of columns.rows) {
    const { rows: hits } = await sql`
      select from ${sql.table(table_name)} where ${sql.ref(column_name)}::text ilike ${`%${text}%`} limit 1
    `.execute(database.db);
    if (hits.length > 0) found.push(`${table_name}.${column_name}`);
  }
  return found;
}

describe('A play of the young', () => {
  it('is told and drawn by no model, and costs nothing', async () => {
    const who = await child();
    const { id } = await play.begin(who);
    await play.act(who, id, { action_type: 'immerse', selected_model: 'vyasa' });
    const drawn = await play.act(who, id, { action_type: 'show', selected_model: 'ravivarma' });
    await play.act(who, id, { selected_choice: 'Swim', selected_model: 'birbal' });
    expect(drawn).toMatchObject({ credits_consumed: 0, image_url: expect.stringContaining('/') });
    const entries = await database.db
      .selectFrom('credit_entries')
      .where('user_id', '=', who.id)
      .select('id')
      .execute();
    expect(entries).toEqual([]);
  });

  it('is counted by nothing: no trend, no reader, no task, no streak', async () => {
    const { db } = database;
    const who = await child();
    const { id, story_id } = await play.begin(who);
    await play.act(who, id, { selected_choice: 'Ring the bell' });
    await play.call('bookmarkStory', { ...who, params: { id: story_id }, body: { is_bookmarked: true } });
    await background.idle();
    for (const table of ['story_changes', 'begun_plays'] as const) {
      const { rows: left } = await sql`select from ${sql.table(table)} where story_id = ${story_id}`.execute(
        db,
      );
      expect([table, left.length]).toEqual([table, 0]);
    }
    for (const table of [
      'progress_queue',
      'progress_people',
      'progress_deeds',
      'paid_tasks',
      'story_readers',
    ] as const) {
      const { rows: left } = await sql`select from ${sql.table(table)} where user_id = ${who.id}`.execute(db);
      expect([table, left.length]).toEqual([table, 0]);
    }
    await play.call('deleteSession', { ...who, params: { session_id: id } });
    const { rows: gone } = await sql`select from story_changes where story_id = ${story_id}`.execute(db);
    expect(gone).toEqual([]);
  });

  it('is counted no more from the first turn after its player is known to be young', async () => {
    const { db } = database;
    const who = await people(db)({ username: 'grows_young', email: 'grows@example.org' });
    const { id, story_id } = await play.begin(who);
    await db.updateTable('users').set({ birth_year: BORN }).where('id', '=', who.id).execute();
    await db
      .insertInto('guardianships')
      .values({ user_id: who.id, proof: 'mail', covers: 1, granted_at: new Date() })
      .execute();
    await play.act(who, id, { selected_choice: 'Swim' });
    const { rows: sums } = await sql`
      select sum(sessions)::integer as sessions, sum(turns)::integer as turns from story_changes where story_id = ${story_id}
    `.execute(db);
    expect(sums).toEqual([{ sessions: 0, turns: 1 }]);
  });
});

describe('Stories by their rating', () => {
  const RATINGS = ['everyone', 'general', 'family', 'teen', 'mature'] as const;

  it('are hidden from younger readers in every list, series and address', async () => {
    const category_id = (await play.make.category()).id;
    const ids = new Map<string, string>();
    for (const content_rating of RATINGS) {
      const values = { title: `Lantern ${content_rating}`, content_rating, category_id, is_featured: true };
      ids.set(content_rating, await play.make.story({ ...values, story_structure: JSON.stringify(FERRY) }));
    }
    await indexWaiting(database.db);
    const child15 = await child();
    const child13 = await child();
    await database.db
      .updateTable('users')
      .set({ birth_year: BORN + 2 })
      .where('id', '=', child13.id)
      .execute();
    for (const [who, last] of [
      [child15, 'teen'],
      [child13, 'family'],
    ] as const) {
      const shown = RATINGS.slice(0, RATINGS.indexOf(last) + 1);
      const lists = [
        (await play.call('listStories', who)).body.stories,
        (await play.call('listFeaturedStories', { ...who, query: { limit: '50' } })).body,
        (await play.call('listTrendingStories', { ...who, query: { limit: '50' } })).body,
        (await play.call('searchStories', { ...who, query: { q: 'lantern', limit: '50' } })).body,
        (await play.call('getHome', who)).body.stories,
      ];
      for (const list of lists) {
        const found = list.map(({ title }) => title).filter((title) => title.startsWith('Lantern'));
        expect(found.toSorted()).toEqual(shown.map((rating) => `Lantern ${rating}`).toSorted());
      }
      const { total_stories } = (await play.call('listStories', who)).body;
      const every = (await play.call('listStories', {})).body.total_stories;
      expect(every - total_stories).toBe(RATINGS.length - shown.length);
      for (const rating of RATINGS) {
        const id = ids.get(rating)!;
        const status = shown.includes(rating) ? [200, 201] : [404, 404];
        const read = await play.call('getStory', { ...who, params: { id } });
        const begun = await play.call('createSession', { ...who, body: { story_id: id } });
        expect([rating, read.status, begun.status]).toEqual([rating, ...status]);
      }
    }
  });

  it('do not go on for players who are too young for them now', async () => {
    const who = await child();
    const { id, story_id } = await play.begin(who);
    await database.db
      .updateTable('stories')
      .set({ content_rating: 'mature' })
      .where('id', '=', story_id)
      .execute();
    expect((await play.tryTo(who, id, { selected_choice: 'Swim' })).text).toContain('rated_older');
  });

  it('are the same for guests of an installation for the young, in its answers and its pages', async () => {
    const young = { accounts: 'all', rating: 'family', proof: 'mail' } as const;
    const all = playing(await buildTestApp({ db: database.db, config: { young } }), database.db);
    const id = await play.make.story({
      content_rating: 'teen',
      is_open_to_guests: true,
      story_structure: JSON.stringify(FERRY),
    });
    const statuses = [];
    for (const name of ['getStory', 'getOpening', 'getGuestStory'] as const)
      statuses.push(
        (await all.call(name, { params: { id } })).status,
        (await play.call(name, { params: { id } })).status,
      );
    expect(statuses).toEqual([404, 200, 404, 200, 404, 200]);
    expect((await all.call('shareStory', { params: { id } })).status).toBe(403);
  });
});
