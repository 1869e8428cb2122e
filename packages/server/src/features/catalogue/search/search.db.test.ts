import type { Story } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { createPasswords } from '../../../platform/auth/passwords.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { factories } from '../../../testing/factories.ts';
import { people } from '../../../testing/people.ts';
import { GROWTH_MAX, growthOf } from '@kathaloka/contract/fixtures';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { untilIndexed } from '../../../testing/untilIndexed.ts';
import { sweepSearch } from './sweepSearch.ts';
import { indexPendingStories, startIndexing } from './indexing.ts';

const background = createBackground(pino({ level: 'silent' }));

const database = await fileDatabase();
const app = await fileApp({ db: database.db, background });
const make = factories(database.db);

beforeEach(async () => {
  for (const table of ['story_tags', 'stories', 'tags', 'categories', 'users'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});

const ask = (query: string) => app.inject({ url: `/api/v1/stories/search/?${query}` });

/** Searches after everything written has been indexed. */
async function find(text: string, limit = 10): Promise<string[]> {
  await untilIndexed(database.db);
  return findNow(text, limit);
}

async function findNow(text: string, limit = 10): Promise<string[]> {
  const response = await ask(`q=${encodeURIComponent(text)}&limit=${limit}`);
  expect(response.statusCode, text).toBe(200);
  return response.json<Story[]>().map(({ title }) => title);
}

const waiting = () => database.db.selectFrom('search_queue').select('id').orderBy('id').execute();

/** Makes the title the only text of a story. */
const plain = { tagline: '', story_description: '', story_prompt: '' };

describe('search finds a story', () => {
  it('by its title, tagline, description, author, category and tags', async () => {
    await make.story(
      {
        title: 'Lantern',
        tagline: 'A ferry at dusk.',
        story_description: 'The **monsoon** came early.',
        author_id: await make.author('Ismat Chughtai'),
        category_id: (await make.category({ display_name: 'Panchatantra' })).id,
      },
      [await make.tag('moral choice')],
    );
    for (const text of [
      'lantern',
      'ferry',
      'monsoon',
      'chughtai',
      'panchatantra',
      'moral',
      'ismat monsoon',
    ]) {
      expect(await find(text), text).toEqual(['Lantern']);
    }
    // a word that no story has is left out
    expect(await find('lantern panther')).toEqual(['Lantern']);
    expect(await find('panther')).toEqual([]);
  });

  it('by the start, the middle and the end of a word', async () => {
    await make.story({ ...plain, title: 'The Committee for the Removal of the Elephant' });
    for (const text of ['committee', 'comm', 'mmitt', 'ittee', 'eleph', 'phant', 'the comm', 'mmitt phant']) {
      expect(await find(text), text).toHaveLength(1);
    }
    expect(await find('mmixx')).toEqual([]);
  });

  it('by a whole sentence, of which the longest words count', async () => {
    await make.story({ ...plain, title: 'Removal of an Elephant', tagline: 'A committee meets.' });
    expect(await find('is it the committee that met on the removal of some elephant')).toHaveLength(1);
    expect(await find('the committee and a removal of the meets of an elephant')).toHaveLength(1);
  });

  it('ignoring case and accents', async () => {
    await make.story({ ...plain, title: 'ÉCOLE of Śakuntalā' });
    for (const text of ['école', 'ECOLE', 'sakuntala', 'ŚAKUNTALĀ', 'Kunt']) {
      expect(await find(text), text).toHaveLength(1);
    }
  });

  it.each([
    ['Hindi', 'राजकुमार और सड़क का चाँद', ['राज', 'राजकुमार', 'कुमार', 'सड़क', 'सडक', 'सड़क', 'चांद']],
    ['Tamil', 'கடைசி மூன்று கோடு', ['கடைசி', 'கடை', 'மூன்', 'கோடு', 'டைசி']],
    ['Urdu', 'آخری ڈاک والا', ['آخری', 'اخري', 'ڈاک', 'ڈاك', 'والا']],
    ['Bengali', 'নয়নতারার ঘর', ['নয়ন', 'নয়ন', 'তারার', 'ঘর']],
  ])('in %s', async (_, title, texts) => {
    await make.story({ ...plain, title });
    for (const text of texts) expect(await find(text), text).toEqual([title]);
  });

  it('if it is published, and no other', async () => {
    await make.story({ title: 'Peacock', status: 'draft', published_at: null });
    await make.story({ title: 'Peacock', status: 'in_review', published_at: null });
    await make.story({ title: 'Peacock', status: 'archived' });
    expect(await find('peacock')).toEqual([]);
  });

  it('by its current text, whoever changed it', async () => {
    const category = await make.category({ display_name: 'Old shelf' });
    const tag = await make.tag('old tag');
    const author_id = await make.author('Old Name');
    const id = await make.story({ title: 'Old title', author_id, category_id: category.id }, [tag]);
    expect(await find('old shelf tag name title')).toHaveLength(1);

    const { db } = database;
    await db.updateTable('stories').set({ title: 'Fresh title' }).where('id', '=', id).execute();
    await db.updateTable('tags').set({ display_name: 'fresh tag' }).execute();
    await db.updateTable('categories').set({ display_name: 'Fresh shelf' }).execute();
    await db.updateTable('users').set({ display_name: 'Fresh Name' }).where('id', '=', author_id).execute();
    expect(await find('old')).toEqual([]);
    for (const text of ['fresh title', 'fresh tag', 'fresh shelf', 'fresh name']) {
      expect(await find(text), text).toEqual(['Fresh title']);
    }
    await db.deleteFrom('story_tags').execute();
    expect(await find('tag')).toEqual([]);
    await db.deleteFrom('stories').execute();
    expect(await find('fresh')).toEqual([]);
  });
});

describe('search', () => {
  it('keeps working with a stale index while indexing fails, and catches up as soon as it can', async () => {
    await make.story({ title: 'Peacock' });
    expect(await find('peacock')).toEqual(['Peacock']);
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$
    `.execute(database.db);
    await sql`
      create trigger refusing before insert on story_search for each row execute function refuse()
    `.execute(database.db);
    await make.story({ title: 'Peahen' });
    startIndexing({ db: database.db, background });
    await background.idle();
    expect(await findNow('pea')).toEqual(['Peacock']);
    await sql`drop function refuse cascade`.execute(database.db);
    await sweepSearch(testDeps({ db: database.db }));
    expect(await findNow('pea')).toHaveLength(2);
  });

  it('is indexed in the background if a start finds more changes than it waits for', async () => {
    const category = await make.category({ display_name: 'Old shelf' });
    const author_id = await make.author();
    const story = (): Promise<string> => make.story({ author_id, category_id: category.id });
    await Promise.all(Array.from({ length: 450 }, story));
    const log = pino({ level: 'silent' });
    const start = () => indexPendingStories({ db: database.db, background, log }, { batches: 1 });
    await start();
    expect(await findNow('shelf', 50)).toHaveLength(50);
    await background.idle();
    await database.db.updateTable('categories').set({ display_name: 'Fresh' }).execute();
    await start();
    expect(await findNow('fresh', 50)).toHaveLength(50);
    await background.idle();
    expect(await findNow('shelf')).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe('search shows', () => {
  it('stories whose title starts with the text, then those with it in the title, a tag, the tagline, and the rest', async () => {
    await make.story({ ...plain, title: 'Rest', story_description: 'A river.', likes_total: 99 });
    await make.story({ ...plain, title: 'Line', tagline: 'By the river.', likes_total: 98 });
    await make.story({ ...plain, title: 'Tag', likes_total: 97 }, [await make.tag('river')]);
    await make.story({ ...plain, title: 'Down the river', likes_total: 96 });
    await make.story({ ...plain, title: 'Riverbank' });
    const order = ['Riverbank', 'Down the river', 'Tag', 'Line', 'Rest'];
    expect(await find('river')).toEqual(order);
    for (let limit = 1; limit <= 5; limit++)
      expect(await find('river', limit)).toEqual(order.slice(0, limit));
  });

  it('the most liked first among equals, without duplicates', async () => {
    for (const likes_total of [3, 9, 1]) {
      await make.story({ title: `River ${likes_total}`, tagline: 'River.', likes_total });
    }
    expect(await find('river')).toEqual(['River 9', 'River 3', 'River 1']);
    expect(await find('river', 2)).toEqual(['River 9', 'River 3']);
  });

  it('ten stories by default', async () => {
    for (let number = 0; number < 12; number++) await make.story({ title: `Peacock ${number}` });
    await untilIndexed(database.db);
    expect((await ask('q=peacock')).json()).toHaveLength(10);
    expect(await find('peacock', 50)).toHaveLength(12);
  });

  it('complete stories, with the reader’s user_state', async () => {
    await make.story({ title: 'Peacock' });
    await untilIndexed(database.db);
    const [story] = (await ask('q=peacock')).json<Story[]>();
    expect(story).toMatchObject({
      title: 'Peacock',
      user_state: { hasLiked: false, hasBookmarked: false, has_premium_access: false },
    });
  });
});

describe('search takes', () => {
  it.each(['%', '_', '%%%', '\\', "'", '":*', '!', '🪔', '()', '&', '\u200d', '<->', "a'b' | 'c"])(
    '%s as it stands: it is no pattern, and finds what has it or nothing',
    async (text) => {
      await make.story({ title: 'Peacock' });
      expect(await find(text)).toEqual([]);
    },
  );

  it('wildcards as separators between words', async () => {
    await make.story({ title: 'Peacock and crow' });
    expect(await find('pe%ck')).toEqual([]);
    expect(await find('pea_')).toEqual(['Peacock and crow']);
    expect(await find('%crow')).toEqual(['Peacock and crow']);
  });

  it('a text of 100 characters in any script, in a time that grows with its length', async () => {
    await make.story({ title: 'Peacock' });
    for (const pattern of ['a ', 'क', 'abcdefghij', '\u0300'])
      expect(
        await growthOf((length) => find(`${pattern.repeat(length).slice(0, length - 1)}a`), 100),
        pattern,
      ).toBeLessThan(GROWTH_MAX);
  });

  it.each(['', 'q=', 'q=%20%20', `q=${'a'.repeat(101)}`, 'q=a&q=b', 'q=%00', 'q=a&limit=0', 'q=a&limit=51'])(
    'not ?%s, and says so with 422',
    async (query) => {
      const response = await ask(query);
      expect(response.statusCode).toBe(422);
      expect(response.json<{ detail: { loc: string[] }[] }>().detail[0]?.loc[0]).toBe('query');
    },
  );
});

describe('a changed story', () => {
  it('is indexed by its writer: a search only reads', async () => {
    await make.story({ title: 'Peacock' });
    const before = await waiting();
    expect(before).not.toEqual([]);
    expect(await findNow('peacock')).toEqual([]);
    await background.idle();
    expect(await waiting()).toEqual(before);

    startIndexing({ db: database.db, background });
    await expect.poll(() => findNow('peacock')).toEqual(['Peacock']);
  });

  it('is found a moment later, with many concurrent writers and searches', async () => {
    const write = Array.from({ length: 30 }, async (_, number) => {
      await make.story({ title: `Peacock number${number}` });
      startIndexing({ db: database.db, background });
    });
    await Promise.all([...write, ...Array.from({ length: 30 }, () => findNow('peacock'))]);
    await expect.poll(() => findNow('peacock', 50)).toHaveLength(30);
    expect(await findNow('umber17')).toEqual(['Peacock number17']);
  });

  it('is not found by the name of an author who has left', async () => {
    const password = 'Sarayu 1! river';
    const password_hash = await createPasswords().hash(password);
    const author = await people(database.db)({ display_name: 'Vasundhara', password_hash });
    await make.story({ title: 'Peacock', author_id: author.id });
    expect(await find('vasundhara')).toEqual(['Peacock']);
    const body = { password, deletes_stories: false };
    const { status } = await callApi(app)('deleteMyAccount', { body, headers: author.headers });
    expect(status).toBe(200);
    await expect.poll(() => findNow('vasundhara')).toEqual([]);
    expect(await findNow('peacock')).toEqual(['Peacock']);
  });
});
