import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { factories } from '../../../testing/factories.ts';
import { fileDatabase } from '../../../testing/testFile.ts';
import { untilIndexed } from '../../../testing/untilIndexed.ts';
import { findStoryIds } from './findStoryIds.ts';
import { indexPendingStories } from './indexing.ts';
import { sweepSearch } from './sweepSearch.ts';

const database = await fileDatabase();
const { db } = database;
const make = factories(db);

beforeEach(async () => {
  for (const table of ['stories', 'users', 'search_suffixes'] as const) await db.deleteFrom(table).execute();
  await sweepSearch(testDeps({ db }));
});

/** Makes the title the only text of a story. */
const plain = { tagline: '', story_description: '', story_prompt: '' };

const known = async (): Promise<string[]> => {
  const rows = await db.selectFrom('search_words').select('word').orderBy('word').execute();
  return rows.map(({ word }) => word);
};

/** Searches after everything written has been indexed. */
async function find(text: string): Promise<string[]> {
  await untilIndexed(db);
  return findStoryIds(db, text, 10);
}

async function bytesOfWords(): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(each::regclass))::int as bytes
    from unnest(array['search_words', 'search_suffixes', 'story_search']) each
  `.execute(db);
  return rows[0]!.bytes;
}

const LETTERS = Array.from('कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह');

/** Words of the greatest length that nobody has used, the same in each run. */
function strangeText(number: number): string {
  let state = number + 1;
  const letter = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return LETTERS[state % LETTERS.length]!;
  };
  const word = () => Array.from({ length: 60 }, letter).join('');
  return Array.from({ length: 163 }, word).join(' ');
}

describe('the words of a text that is replaced', () => {
  it('are forgotten with it, except those that other stories have', async () => {
    await make.story({ ...plain, title: 'Begum of the river' });
    const id = await make.story({ ...plain, title: 'Chandni begum' });
    await untilIndexed(db);
    expect(await known()).toContain('chandni');
    await db.updateTable('stories').set({ title: 'Lantern' }).where('id', '=', id).execute();
    await untilIndexed(db);
    const left = await known();
    expect(left).not.toContain('chandni');
    expect(left).toEqual(expect.arrayContaining(['begum', 'lantern', 'river']));
    expect(await find('egum')).toHaveLength(1);
  });

  it('are forgotten when the story is taken back', async () => {
    const id = await make.story({ ...plain, title: 'Qurratulain' });
    await untilIndexed(db);
    await db.updateTable('stories').set({ status: 'draft' }).where('id', '=', id).execute();
    await untilIndexed(db);
    expect(await known()).not.toContain('qurratulain');
  });

  it('took room in proportion to its bytes', async () => {
    const id = await make.story({ ...plain, title: 'Lantern', story_description: strangeText(0) });
    await untilIndexed(db);
    const before = await bytesOfWords();
    const words = (await known()).length;
    let written = 0;
    for (let number = 1; number <= 8; number++) {
      const story_description = strangeText(number);
      written += Buffer.byteLength(story_description);
      await db.updateTable('stories').set({ story_description }).where('id', '=', id).execute();
      await untilIndexed(db);
    }
    expect((await bytesOfWords()) - before).toBeLessThan(10 * written);
    expect(await known()).toHaveLength(words);
  });
});

describe('the index of stories by words', () => {
  it('is rebuilt by the sweep once most of it is of texts that were replaced', async () => {
    const size = async (): Promise<number> => {
      const { rows } = await sql<{ bytes: number }>`
        select pg_relation_size('story_search_words')::int as bytes
      `.execute(db);
      return rows[0]!.bytes;
    };
    const id = await make.story({ ...plain, title: 'Lantern' });
    for (let number = 0; number < 28; number++) {
      const story_description = strangeText(number);
      await db.updateTable('stories').set({ story_description }).where('id', '=', id).execute();
      await untilIndexed(db);
      await sql`vacuum story_search`.execute(db);
    }
    const grown = await size();
    await sweepSearch(testDeps({ db }));
    expect(await size()).toBeLessThan(grown / 4);
    expect(await find('lantern')).toEqual([id]);
  });
});

describe('a word that no story has any more', () => {
  it('is forgotten, such as the name of an author who has left; the others stay', async () => {
    const author_id = await make.author('Qurratulain Hyder');
    const gone = await make.story({ title: 'Chandni begum', author_id });
    const left = await make.story({ title: 'Begum of the river' });
    expect(await find('hyder')).toEqual([gone]);
    await db.deleteFrom('stories').where('id', '=', gone).execute();
    await db.deleteFrom('users').where('id', '=', author_id).execute();
    expect(await known()).toContain('qurratulain');
    await sweepSearch(testDeps({ db }));
    for (const word of ['qurratulain', 'hyder', 'chandni']) expect(await known()).not.toContain(word);
    expect(await known()).toContain('begum');
    expect(await find('egum')).toEqual([left]);
  });
});

describe('a part of a word', () => {
  it.each([
    ['उपन्यासकारों', 'न्यास'],
    ['نستعلیقنویسی', 'علیق'],
    ['கதைசொல்லிகள்', 'சொல்'],
    ['নয়নতারাকুঞ্জ', 'তারা'],
    ['కథలపుస్తకం', 'పుస్త'],
    ['𝒜𝒜𐐨𐐩𐐪𐐫', '𐐩𐐪𐐫'],
    ['a'.repeat(60), 'a'.repeat(59)],
  ])('%s is found by %s', async (title, part) => {
    const id = await make.story({ ...plain, title });
    await make.story({ ...plain, title: 'Lantern' });
    expect(await find(part)).toEqual([id]);
  });

  it('is found as a beginning also if thousands of other words have its letters', async () => {
    // no room of deleted words is reused, so the story's word comes last
    await sql`truncate search_words`.execute(db);
    // each has all threes of “lamplight”, in another order
    await sql`
      insert into search_words (word) select 'lamplixlight' || number from generate_series(1, 2000) number
    `.execute(db);
    const id = await make.story({ ...plain, title: 'The lamplighters' });
    expect(await find('lamplight')).toEqual([id]);
  });

  it('does not find words whose letters have the same numbers', async () => {
    // one more of a letter weighs as much as 31 more of the next
    const { rows } = await sql<{ is_same: boolean }>`
      select search_parts('कगव') = search_parts('कघख') as is_same
    `.execute(db);
    expect(rows).toEqual([{ is_same: true }]);
    await make.story({ ...plain, title: 'कगव' });
    expect(await find('कगव')).toHaveLength(1);
    expect(await find('कघख')).toEqual([]);
  });
});

describe('the suffixes that release 0.1 has stored', () => {
  const leave = () =>
    db
      .insertInto('search_suffixes')
      .values(['chandni', 'handni', 'andni'].map((suffix) => ({ suffix, word: 'chandni' })))
      .execute();

  it('become words before the first visitor comes, and give their room back', async () => {
    await leave();
    const before = await bytesOfWords();
    await indexPendingStories(testDeps({ db }), { batches: 1 });
    expect(await known()).toContain('chandni');
    expect(await db.selectFrom('search_suffixes').select('word').execute()).toEqual([]);
    expect(await bytesOfWords()).toBeLessThan(before);
  });

  it('are taken over by the sweep as well, while a process of that release still indexes', async () => {
    await make.story({ ...plain, title: 'Chandni' });
    await untilIndexed(db);
    await db.deleteFrom('search_words').execute();
    await leave();
    await sweepSearch(testDeps({ db }));
    expect(await known()).toEqual(['chandni']);
    expect(await db.selectFrom('search_suffixes').select('word').execute()).toEqual([]);
  });
});
