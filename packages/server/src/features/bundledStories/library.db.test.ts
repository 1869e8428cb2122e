import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryPage } from '@kathaloka/contract/entities';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { callApi } from '../../testing/callApi.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { stableId } from '../../platform/ids.ts';
import { factories } from '../../testing/factories.ts';
import type { BundledSeries } from './bundledSeries.ts';
import {
  type BundledStory,
  readBundledCategories,
  readBundledStories,
  readBundledTags,
} from './bundledStory.ts';
import { editableText } from './repository.ts';
import { prepareStory } from './prepareStory.ts';
import { seedLibrary } from './seedLibrary.ts';
import { updateLibrary } from './updateLibrary.ts';
import type { Shelf } from './writeLibrary.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const clock = () => new Date('2026-11-20T09:00:00Z');
const LIBRARY = readBundledStories();
/** Prepared once for all tests, as every start prepares them. */
const PREPARED = LIBRARY.map(prepareStory);
const FEW = { seed: 'demo', prepared: PREPARED.slice(0, 3) } as const;
const NO_STORIES = { seed: 'none', prepared: PREPARED } as const;
/** Writes these stories as an operator does who asks for what a release has changed. */
const update = async (shelf: Shelf) => {
  const changes = await updateLibrary({ db: database.db, clock }, { ...shelf, applies: true });
  return { stories: changes.filter(({ kind }) => kind === 'story').length };
};
const start = (shelf: Shelf) =>
  seedLibrary({ db: database.db, clock }, { ...shelf, prepare: () => Promise.resolve(shelf.prepared) });
const titles = async (): Promise<string[]> =>
  (await database.db.selectFrom('stories').select('title').orderBy('title').execute()).map(
    ({ title }) => title,
  );

describe('the bundled library', () => {
  it('names who tells each story, and what the voice is like', async () => {
    await update(FEW);
    const app = await buildTestApp({ db: database.db });
    const { body } = await callApi(app)('listStories', {});
    expect(body.stories.find(({ title }) => title === 'The Churel Came for the Baby')?.author).toEqual({
      display_name: 'Pagi Devaram',
      avatar_url: null,
      username: null,
      voice: expect.stringContaining('what the sand shows'),
    });
    await app.close();
  });

  it('declares that a model helped to write and to translate it, and that none drew it', async () => {
    await update(FEW);
    const app = await buildTestApp({ db: database.db });
    const { body } = await callApi(app)('listStories', {});
    for (const { languages, ...story } of body.stories)
      expect(story).toMatchObject({
        is_machine_written: true,
        is_machine_drawn: false,
        is_machine_translated: languages.length > 1,
      });
    expect(body.stories.length).toBeGreaterThan(0);
    await app.close();
  });

  it('makes its digests of these columns: with another one, unedited stories would count as edited', async () => {
    await update(FEW);
    const { id } = await database.db.selectFrom('stories').select('id').executeTakeFirstOrThrow();
    const entries = JSON.parse((await editableText(database.db, id)) ?? '') as [string, unknown][];
    expect(entries.map(([column]) => column).join(' ')).toBe(
      'actions_count author_id branching_points category_id content_rating cover cover_image_url created_at ' +
        'depiction difficulty_level estimated_play_time game_config id image_alt initial_xp is_featured is_machine_written is_premium ' +
        'language lexicon lore_cards possible_endings published_at status story_cards_count story_description ' +
        'story_prompt story_structure story_system_prompt tagline tags title total_scenes',
    );
  });

  describe('its shelves', () => {
    const shelves = async (): Promise<string[]> => {
      const rows = await database.db
        .selectFrom('categories')
        .select('display_name')
        .orderBy('sort_order')
        .execute();
      return rows.map(({ display_name }) => display_name);
    };

    it('stay as an administrator left them', async () => {
      await update(FEW);
      expect((await shelves()).slice(-2)).toEqual(['Other Worlds', 'Modern Myth']);
      await database.db.deleteFrom('categories').where('display_name', '=', 'Modern Myth').execute();
      await database.db
        .updateTable('categories')
        .set({ display_name: 'Far Away' })
        .where('display_name', '=', 'Other Worlds')
        .execute();
      await update(FEW);
      expect((await shelves()).slice(-2)).toEqual(['History', 'Far Away']);
    });

    it('get their present names where an installation has the earlier ones', async () => {
      const id = stableId('category:River and Forest');
      const earlier = { id, name: 'folk-tales', display_name: 'River and Forest', sort_order: 1 };
      await database.db.insertInto('categories').values(earlier).execute();
      await update(FEW);
      expect(await shelves()).toHaveLength(12);
      const { display_name } = await database.db
        .selectFrom('categories')
        .where('id', '=', id)
        .select('display_name')
        .executeTakeFirstOrThrow();
      expect(display_name).toBe('Folk Tales');
    });
  });

  describe('names in other languages', () => {
    const namesOf = async (kind: 'categories' | 'tags', display_name: string) => {
      const row = await database.db
        .selectFrom(kind)
        .where('display_name', '=', display_name)
        .select('names')
        .executeTakeFirst();
      return row?.names;
    };
    const seed = () => update(NO_STORIES);

    it('are those of the library, and afterwards what administrators make of them', async () => {
      await seed();
      expect(await namesOf('categories', 'Folk Tales')).toEqual({ hi: 'लोककथाएँ', ur: 'لوک کہانیاں' });
      expect(await namesOf('tags', 'comedy')).toEqual({ hi: 'कॉमेडी', ur: 'کامیڈی' });
      await database.db.updateTable('categories').set({ names: '{}' }).execute();
      await seed();
      expect(await namesOf('categories', 'Folk Tales')).toEqual({});
    });

    it('come to an installation from before there were any; what was renamed, or is called so elsewhere, has none', async () => {
      await seed();
      await database.db.deleteFrom('seedings').where('name', 'like', 'names of %').execute();
      await database.db.updateTable('categories').set({ names: '{}' }).execute();
      const rename = { names: JSON.stringify({ hi: 'प्रेम' }) };
      await database.db.updateTable('categories').set(rename).where('display_name', '=', 'Mystery').execute();
      await database.db
        .updateTable('categories')
        .set({ display_name: 'Past' })
        .where('display_name', '=', 'History')
        .execute();
      await seed();
      expect(await namesOf('categories', 'Ramayana')).toEqual({ hi: 'रामायण', ur: 'رامائن' });
      expect(await namesOf('categories', 'Past')).toEqual({});
      expect(await namesOf('categories', 'Love')).toEqual({});
      expect(await namesOf('categories', 'Mystery')).toEqual({ hi: 'प्रेम' });
    });

    it('of the library are of things that it has, and no two of them are alike in a language', () => {
      const tags = new Set(LIBRARY.flatMap((bundled) => bundled.tags));
      for (const named of [readBundledCategories(), readBundledTags()]) {
        const all = named.flatMap(({ names }) => Object.values(names));
        expect(new Set(all).size).toBe(all.length);
      }
      for (const { display_name, names } of readBundledTags()) {
        expect(tags).toContain(display_name);
        for (const name of Object.values(names)) expect(tags).not.toContain(name);
      }
      expect(readBundledCategories().every(({ names }) => names.hi && names.ur)).toBe(true);
    });
  });

  it('is seeded once, even if three processes start at the same time', async () => {
    const results = await Promise.all([1, 2, 3].map(() => start(FEW)));
    expect(results.filter(({ stories }) => stories > 0)).toHaveLength(1);
    expect(await titles()).toHaveLength(FEW.prepared.length);
  });

  it('never restores stories that were changed or deleted', async () => {
    await update(FEW);
    await database.db.deleteFrom('stories').execute();
    await update(FEW);
    expect(await titles()).toEqual([]);
  });

  it('is not changed by a later start: somebody curates it', async () => {
    await start({ ...FEW, prepared: FEW.prepared.slice(0, 1) });
    await database.db.deleteFrom('story_tags').execute();
    await database.db.deleteFrom('tags').execute();
    const later = { ...FEW, prepare: () => Promise.reject(new Error('not needed')) };
    expect(await seedLibrary({ db: database.db, clock }, later)).toEqual({ stories: 0 });
    expect(await titles()).toHaveLength(1);
    expect(await database.db.selectFrom('tags').select('id').execute()).toEqual([]);
  });

  it('says what an update would change, and changes it only when it is asked to', async () => {
    const [first, second] = LIBRARY as [BundledStory, BundledStory];
    const shelf = (...stories: BundledStory[]) =>
      ({ seed: 'demo', prepared: stories.map(prepareStory), series: [] }) as const;
    const without = { ...second, tags: first.tags };
    await start(shelf(first));
    const changed = { ...first, story: { ...first.story, title: 'A Better Title' } };
    const asked = { ...shelf(changed, without), applies: false };
    const would = await updateLibrary({ db: database.db, clock }, asked);
    expect(would).toEqual([
      { kind: 'story', name: first.key, isNew: false },
      { kind: 'story', name: second.key, isNew: true },
    ]);
    expect(await titles()).toEqual([first.story.title]);
    expect(await updateLibrary({ db: database.db, clock }, { ...asked, applies: true })).toEqual(would);
    expect(await titles()).toEqual(['A Better Title', second.story.title].sort());
    expect(await updateLibrary({ db: database.db, clock }, asked)).toEqual([]);
  });

  describe('on an update', () => {
    const [first, second, ...others] = LIBRARY;
    const seed = (stories: readonly BundledStory[]) =>
      update({ seed: 'demo', prepared: stories.map(prepareStory) });
    const renamed = (bundled: BundledStory, title: string): BundledStory => ({
      ...bundled,
      story: { ...bundled.story, title },
    });
    const rowOf = ({ story }: BundledStory) =>
      database.db.selectFrom('stories').selectAll().where('tagline', '=', story.tagline).executeTakeFirst();

    it('adds new stories, and keeps those whose file is gone', async () => {
      await seed([first!]);
      expect(await seed([second!])).toEqual({ stories: 1 });
      expect(await titles()).toEqual([first!.story.title, second!.story.title].sort());
    });

    it('updates a story from its file while nobody has edited it, whatever its readers did', async () => {
      await seed([first!]);
      await database.db.updateTable('story_stats').set({ plays_total: 7 }).execute();
      const before = await rowOf(first!);
      const changed = { ...renamed(first!, 'A Better Title'), tags: ['one tag'] };
      expect(await seed([changed])).toEqual({ stories: 1 });
      const row = await rowOf(first!);
      expect(row).toMatchObject({ title: 'A Better Title', created_at: before!.created_at });
      const stats = await database.db.selectFrom('story_stats').select('plays_total').executeTakeFirst();
      expect(stats).toEqual({ plays_total: 7 });
      expect(await database.db.selectFrom('story_tags').selectAll().execute()).toHaveLength(1);
      expect(await seed([changed])).toEqual({ stories: 0 });
      expect(await seed([renamed(first!, 'Better Still')])).toEqual({ stories: 1 });
    });

    it('does not mistake a new column for an edit', async () => {
      await seed([first!]);
      await sql`alter table stories add column mood text not null default 'calm'`.execute(database.db);
      expect(await seed([renamed(first!, 'A Better Title')])).toEqual({ stories: 1 });
    });

    it('leaves a story alone that was edited or deleted, or whose file is unchanged', async () => {
      await seed([first!, second!, others[0]!]);
      await database.db
        .updateTable('stories')
        .set({ is_featured: true })
        .where('title', '=', first!.story.title)
        .execute();
      await database.db.deleteFrom('stories').where('title', '=', second!.story.title).execute();
      const changed = [first!, second!].map((bundled) => renamed(bundled, 'A Better Title'));
      expect(await seed([...changed, others[0]!])).toEqual({ stories: 0 });
      expect(await titles()).toEqual([first!.story.title, others[0]!.story.title].sort());
    });

    it('copes with a deleted category and with a tag of the same name', async () => {
      await seed([first!]);
      await database.db.deleteFrom('story_tags').execute();
      await database.db.updateTable('stories').set({ category_id: null }).execute();
      await database.db.deleteFrom('categories').execute();
      await database.db.deleteFrom('tags').execute();
      await factories(database.db).tag(second!.tags[0]!);
      expect(await seed([second!])).toEqual({ stories: 1 });
      expect(await rowOf(second!)).toMatchObject({ category_id: null });
      const links = await database.db.selectFrom('story_tags').selectAll().execute();
      expect(links).toHaveLength(second!.tags.length);
    });
  });

  describe('a series', () => {
    const parts = FEW.prepared.map(({ key }) => key);
    const series: BundledSeries = {
      id: stableId('series:three'),
      slug: 'three',
      language: 'en',
      title: 'Three',
      description: 'In an order.',
      layers: { hi: { title: 'तीन', description: 'क्रम से।' } },
      parts,
      shares: [{ name: 'lamp', kind: 'thing', meaning: 'For who writes the next part' }],
    };
    const seed = (changed: Partial<BundledSeries> = {}) =>
      update({ ...FEW, series: [{ ...series, ...changed }] });
    const stored = async () => ({
      series: await database.db.selectFrom('series').select(['title', 'translations', 'shares']).execute(),
      parts: (
        await database.db.selectFrom('series_parts').select('story_id').orderBy('position').execute()
      ).map(({ story_id }) => story_id),
    });
    const idOf = (key: string | undefined) => stableId(`story:${key}`);

    it('is there with its parts in their order, and as its file says after an update', async () => {
      await seed();
      expect(await stored()).toEqual({
        series: [
          {
            title: 'Three',
            translations: [{ language: 'hi', title: 'तीन', description: 'क्रम से।' }],
            shares: [{ name: 'lamp', kind: 'thing' }],
          },
        ],
        parts: parts.map(idOf),
      });
      await seed({ title: 'Two', parts: [parts[2]!, parts[0]!] });
      expect(await stored()).toMatchObject({
        series: [{ title: 'Two' }],
        parts: [idOf(parts[2]), idOf(parts[0])],
      });
    });

    it('goes on without a part that was deleted', async () => {
      await seed();
      await database.db.deleteFrom('stories').where('id', '=', idOf(parts[1])).execute();
      await seed();
      expect((await stored()).parts).toEqual([idOf(parts[0]), idOf(parts[2])]);
    });
  });

  it('can be left out', async () => {
    await update(NO_STORIES);
    expect(await titles()).toEqual([]);
    expect(await database.db.selectFrom('categories').select('id').execute()).not.toEqual([]);
  });

  it('can be added later, because its author’s name is reserved from the beginning', async () => {
    await update(NO_STORIES);
    const app = await buildTestApp({ db: database.db });
    const password = 'Sarayu 1! river';
    const body = { username: 'Kathaloka', email: 'k@example.org', password, confirm_password: password };
    expect((await callApi(app)('register', { body })).status).toBe(409);
    await app.close();
    expect((await update(FEW)).stories).toBe(3);
  });

  it('fills a new database with published stories: scenes, choices, branches and endings derive from the graph, and each has a cover', async () => {
    const seeded = await start({ seed: 'demo', prepared: PREPARED });
    expect(seeded.stories).toBe(LIBRARY.length);
    expect(seeded.stories).toBeGreaterThanOrEqual(3);
    const drafts = await database.db
      .selectFrom('stories')
      .select('id')
      .where('status', '<>', 'published')
      .execute();
    expect(drafts).toEqual([]);
    const app = await buildTestApp({ db: database.db });
    const pageOf = async (page: number) =>
      (await app.inject({ url: `/api/v1/stories/?page=${page}` })).json<StoryPage>();
    const first = await pageOf(1);
    const others = Array.from({ length: first.total_pages - 1 }, (_, index) => pageOf(index + 2));
    const stories = [first, ...(await Promise.all(others))].flatMap((page) => page.stories);
    expect(stories).toHaveLength(LIBRARY.length);
    const lamplight = stories.find(({ title }) => title === "Karna's Lamp");
    expect(lamplight).toMatchObject({
      total_scenes: 24,
      language: 'en',
      category: { display_name: 'Mahabharata' },
    });
    for (const story of stories) {
      expect(story.possible_endings, story.title).toBeGreaterThanOrEqual(3);
      expect(story.actions_count, story.title).toBeGreaterThanOrEqual(
        story.total_scenes - story.possible_endings,
      );
      expect(story.cover_image_url, story.title).toMatch(/^\/covers\/[\da-f-]+\.webp$/);
    }
    // a busy machine answers with one colour until the picture is drawn
    await vi.waitFor(
      async () => {
        const cover = await app.inject({ url: lamplight!.cover_image_url! });
        expect(cover.headers['content-type']).toBe('image/webp');
      },
      { timeout: 30_000, interval: 200 },
    );
    await app.close();
  });
});
