/** The long tale of a link is rendered once, stored, and read page by page while the link is open. */
import { gunzipSync } from 'node:zlib';
import type { SharedTurn } from '@kathaloka/contract/entities';
import { SHARED_PAGES_MAX, SHARED_PARTS_PER_PAGE, SHARED_TALE_MAX } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { filePageApp } from '../../testing/pageApp.ts';
import type { Person } from '../../testing/people.ts';
import { playing } from '../../testing/playing.ts';
import type { TaleCopy } from '../play/tales/TaleCopy.ts';
import { PAGES_FORMAT } from './pages.ts';
import { endLink } from './public.ts';

const PART_LENGTH = 10_000;
/** Typed on the first and last pages, and told on many pages. */
const TYPED = 'My secret is Quillfeather';
const SECRET = /quillfeather/i;

const RENDERER = `
export const renderPage = async ({ language, answers }) => ({
  html: language + JSON.stringify(answers.sharedTurn.tale.parts),
  styles: { names: 'a', rules: '.a{}' },
});
`;

const page = await filePageApp(RENDERER);
const { db } = page.database;
const play = playing(page.app, db);

const read = (token: string, number?: number | string, headers: Readonly<Record<string, string>> = {}) =>
  play.call('getSharedTurn', {
    params: { token },
    ...(number !== undefined && { query: { page: String(number) } }),
    headers,
  });
const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  page.app.inject({ url, headers: { accept: 'text/html', ...headers } });

async function linkTo(who: Person, session_id: string, shows_typed = false): Promise<SharedTurn> {
  const turn_id = (await play.read(who, session_id)).session_data.narrative_history.at(-1)!.id;
  const { body } = await play.call('shareTurn', {
    ...who,
    params: { session_id, turn_id },
    body: { shows_typed },
  });
  return body;
}

/** A link to the second turn of a game. */
async function shortLink(who: Person, shows_typed = false): Promise<SharedTurn> {
  const { id } = await play.begin(who);
  await play.act(who, id, { selected_choice: 'Ring the bell' });
  return linkTo(who, id, shows_typed);
}

const partText = (at: number): string => {
  const told = at % 7 === 0 ? 'Quillfeather is told of here. ' : 'The river goes on. ';
  return `Part ${at}. ${told.repeat(PART_LENGTH)}`.slice(0, PART_LENGTH);
};

/** Makes a link's tale as long as allowed, without stored pages, as an older release left it. */
async function lengthen({ id }: SharedTurn): Promise<void> {
  const row = await db
    .selectFrom('shared_turns')
    .where('id', '=', id)
    .select('tale')
    .executeTakeFirstOrThrow();
  const tale = row.tale as TaleCopy;
  const last = tale.turns.at(-1)!;
  const turns = Array.from({ length: SHARED_TALE_MAX }, (_, at) => {
    const is_typed = at === 0 || at === SHARED_TALE_MAX - 1;
    const user_input = is_typed ? TYPED : null;
    return { ...last, depth: at, is_typed, user_input, ai_response: partText(at) };
  });
  await db
    .updateTable('shared_turns')
    .set({ tale: JSON.stringify({ ...tale, turns }), pages_format: null })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('shared_pages').where('shared_turn_id', '=', id).execute();
}

async function olderLink(who: Person): Promise<SharedTurn> {
  const link = await shortLink(who, true);
  await lengthen(link);
  return link;
}

/** A link to the end of a tale of the longest allowed length. */
async function longLink(who: Person, shows_typed = false): Promise<SharedTurn> {
  const { token } = await olderLink(await play.player());
  const { body: session } = await play.call('playFromSharedTurn', { ...who, params: { token } });
  return linkTo(who, session.id, shows_typed);
}

const spoilTale = ({ id }: SharedTurn) =>
  db
    .updateTable('shared_turns')
    .set({ tale: JSON.stringify({ turns: [] }) })
    .where('id', '=', id)
    .execute();

it('The first answer has the newest parts, and the others are read page by page', async () => {
  const { token } = await longLink(await play.player(), true);
  const first = await read(token);
  expect(first.body.parts).toHaveLength(SHARED_PARTS_PER_PAGE);
  expect(first.bytes.length).toBeLessThan(SHARED_PARTS_PER_PAGE * (PART_LENGTH + 150) + 1000);
  expect(first.body.earlier_page).toBe(2);

  const told: string[] = [];
  let pages = 0;
  for (let next: number | null = 1; next !== null; pages += 1) {
    const { body }: Awaited<ReturnType<typeof read>> = await read(token, next);
    told.unshift(...body.parts.map(({ text }) => text));
    next = body.earlier_page;
  }
  expect(pages).toBe(SHARED_PAGES_MAX);
  expect(told).toEqual(Array.from({ length: SHARED_TALE_MAX }, (_, at) => partText(at)));
  const html = (await open(`/from/${token}`)).body;
  expect(html).toContain(`Part ${SHARED_TALE_MAX - SHARED_PARTS_PER_PAGE}.`);
  expect(html).not.toContain(`Part ${SHARED_TALE_MAX - SHARED_PARTS_PER_PAGE - 1}.`);
});

it('No page of a link has what was typed, unless that was ticked', async () => {
  const { id, token } = await longLink(await play.player());
  const rows = await db
    .selectFrom('shared_pages')
    .where('shared_turn_id', '=', id)
    .select('gzipped')
    .execute();
  expect(rows).toHaveLength(SHARED_PAGES_MAX);
  for (const { gzipped } of rows) expect(gunzipSync(gzipped).toString()).not.toMatch(SECRET);
  for (let number = 1; number <= SHARED_PAGES_MAX; number += 1)
    expect((await read(token, number)).text).not.toMatch(SECRET);
  expect((await open(`/from/${token}`)).body).not.toMatch(SECRET);
});

it('The pages of a link are rendered when it is created, and never again', async () => {
  const link = await longLink(await play.player());
  await spoilTale(link);
  for (const number of [1, SHARED_PAGES_MAX])
    expect((await read(link.token, number)).body.parts).toHaveLength(SHARED_PARTS_PER_PAGE);
  expect((await open(`/from/${link.token}`)).body).toContain(`Part ${SHARED_TALE_MAX - 1}.`);
});

it('The HTML of a link is made once for each language', async () => {
  const link = await shortLink(await play.player());
  const readIn = async (language: string) => {
    const answer = await open(`/from/${link.token}`, {
      'accept-language': language,
      'accept-encoding': 'br',
    });
    return [answer.statusCode, answer.rawPayload.toString('base64')];
  };
  const before = [await readIn('en'), await readIn('ur')];
  expect(before[0]).not.toEqual(before[1]);
  // invalid data, so that an equal answer must come from the cache
  await db
    .updateTable('shared_pages')
    .set({ gzipped: Buffer.from('spoilt') })
    .where('shared_turn_id', '=', link.id)
    .execute();
  expect([await readIn('en'), await readIn('ur')]).toEqual(before);
});

it('A link without stored pages is rendered once, at the first of concurrent requests', async () => {
  const link = await olderLink(await play.player());
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => read(link.token, (at % 3) + 1)));
  const stored = (query.mock.calls as unknown as [{ text?: string } | string][]).filter(([first]) =>
    String(typeof first === 'string' ? first : first.text).startsWith('insert into "shared_pages"'),
  );
  query.mockRestore();
  expect(stored).toHaveLength(1);
  for (const { status, body } of answers) expect([status, body.parts.length]).toEqual([200, 20]);
  await spoilTale(link);
  expect((await read(link.token)).body).toEqual(answers[0]!.body);
});

it('Pages that an older release has stored in its format are rendered again', async () => {
  const link = await shortLink(await play.player());
  const { body } = await read(link.token);
  await db.updateTable('shared_turns').set({ pages_format: 0 }).where('id', '=', link.id).execute();
  await db
    .updateTable('shared_pages')
    .set({ gzipped: Buffer.from('of another form') })
    .where('shared_turn_id', '=', link.id)
    .execute();
  expect((await read(link.token)).body).toEqual(body);
});

it('Pages of a later release are told as this one tells them, and stay as they are stored', async () => {
  const link = await shortLink(await play.player());
  const { body } = await read(link.token);
  const later = { pages_format: PAGES_FORMAT + 1, gzipped: Buffer.from('of a later form') };
  await db
    .updateTable('shared_turns')
    .set({ pages_format: later.pages_format })
    .where('id', '=', link.id)
    .execute();
  await db
    .updateTable('shared_pages')
    .set({ gzipped: later.gzipped })
    .where('shared_turn_id', '=', link.id)
    .execute();
  expect((await read(link.token)).body).toEqual(body);
  expect((await open(`/from/${link.token}`)).statusCode).toBe(200);
  expect((await read(link.token, 2)).status).toBe(404);
  const stored = await db
    .selectFrom('shared_turns')
    .innerJoin('shared_pages', 'shared_turn_id', 'shared_turns.id')
    .where('shared_turns.id', '=', link.id)
    .select(['pages_format', 'gzipped'])
    .execute();
  expect(stored).toEqual([later]);
});

it('Clients that accept gzip get the stored bytes, and others the decompressed ones', async () => {
  const link = await shortLink(await play.player());
  const { gzipped } = await db
    .selectFrom('shared_pages')
    .where('shared_turn_id', '=', link.id)
    .select('gzipped')
    .executeTakeFirstOrThrow();
  const packed = await page.app.inject({
    url: `/api/v1/from/${link.token}`,
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(packed.rawPayload).toEqual(gzipped);
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
  for (const accepted of ['', 'br', 'gzip;q=0']) {
    const { headers, body } = await read(link.token, 1, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toEqual(JSON.parse(gunzipSync(gzipped).toString()));
  }
});

it('Only the owner of a link is told on each page that it is theirs', async () => {
  const who = await play.player();
  const { token } = await longLink(who);
  for (const number of [1, 2]) {
    expect((await read(token, number, who.headers)).body.is_own).toBe(true);
    expect((await read(token, number, (await play.player()).headers)).body.is_own).toBe(false);
    expect((await read(token, number)).body.is_own).toBe(false);
  }
});

it('A page that a link cannot have is refused, and one that it does not have is not found', async () => {
  const { token } = await shortLink(await play.player());
  for (const wrong of ['0', '-1', '1.5', 'two', '', String(SHARED_PAGES_MAX + 1), '9'.repeat(30)])
    expect(await read(token, wrong)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  expect(await read(token, 2)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  // a page number of a longer link does not exist for a short link
  const longer = await longLink(await play.player());
  expect((await read(longer.token, 2)).status).toBe(200);
  expect((await read(token, 2)).status).toBe(404);
});

const ENDS: readonly (readonly [string, (who: Person, link: SharedTurn) => Promise<unknown>])[] = [
  ['revoked', (who, { id }) => play.call('revokeSharedTurn', { ...who, params: { id } })],
  ['ended after a report', (_who, { id }) => endLink(db, id)],
  [
    'of an archived story',
    (_who, { story_id }) =>
      db.updateTable('stories').set({ status: 'archived' }).where('id', '=', story_id).execute(),
  ],
  [
    'of a blocked account',
    (who) =>
      db
        .updateTable('users')
        .set({ blocked_at: new Date(), blocked_reason: 'x' })
        .where('id', '=', who.id)
        .execute(),
  ],
];

it.each(ENDS)('No page, in no format and language, is there as soon as a link is %s', async (_, end) => {
  const who = await play.player();
  const link = await longLink(who);
  const languages = ['en', 'hi', 'ur'];
  const urls = [1, 2, SHARED_PAGES_MAX].map((number) => `/api/v1/from/${link.token}?page=${number}`);
  async function statuses(): Promise<Set<number>> {
    const answers = await Promise.all([
      ...urls.flatMap((url) => ['gzip', ''].map((accepted) => open(url, { 'accept-encoding': accepted }))),
      ...languages.map((language) => open(`/from/${link.token}`, { 'accept-language': language })),
    ]);
    return new Set(answers.map(({ statusCode }) => statusCode));
  }
  expect(await statuses()).toEqual(new Set([200]));
  await end(who, link);
  expect(await statuses()).toEqual(new Set([404]));
});

it('The stored pages count for the account’s room, and go with the link, its game and its account', async () => {
  const who = await play.player();
  const { id: session_id } = await play.begin(who);
  const room = async () => {
    const { rows } = await sql<{ bytes: string }>`
      select bytes from account_storage where user_id = ${who.id}
    `.execute(db);
    return Number(rows[0]?.bytes ?? 0);
  };
  const pages = async () => {
    const rows = await db
      .selectFrom('shared_pages')
      .where('user_id', '=', who.id)
      .select('gzipped')
      .execute();
    return rows.length;
  };
  const before = await room();
  const link = await linkTo(who, session_id);
  const made = await room();
  const { tale } = await db
    .selectFrom('shared_turns')
    .where('id', '=', link.id)
    .select(sql<number>`pg_column_size(tale)`.as('tale'))
    .executeTakeFirstOrThrow();
  expect(made - before).toBeGreaterThan(tale);
  expect(await pages()).toBe(1);
  await play.call('revokeSharedTurn', { ...who, params: { id: link.id } });
  expect([await pages(), await room()]).toEqual([0, before]);
  await linkTo(who, session_id);
  await play.call('deleteSession', { ...who, params: { session_id } });
  expect(await pages()).toBe(0);
});
