import { describe, expect, it } from 'vitest';
import { authoring, BRIDGE } from '../../testing/authoring.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { type BundledStory, readBundledStories } from '../bundledStories/bundledStory.ts';
import { prepareStory } from '../bundledStories/prepareStory.ts';
import { updateLibrary } from '../bundledStories/public.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const write = await authoring(app, database.db);
const admin = await write.person({ role: 'admin' });

const [first, second] = readBundledStories() as [BundledStory, BundledStory];
const clock = () => new Date('2026-11-20T09:00:00Z');
const seed = (...stories: BundledStory[]) =>
  updateLibrary(
    { db: database.db, clock },
    { seed: 'demo', prepared: stories.map(prepareStory), applies: true },
  );
const changed = (bundled: BundledStory, changes: Partial<BundledStory['story']>): BundledStory => ({
  ...bundled,
  story: { ...bundled.story, ...changes },
});
const idOf = async ({ story: { tagline } }: BundledStory): Promise<string> =>
  (
    await database.db
      .selectFrom('stories')
      .select('id')
      .where('tagline', '=', tagline)
      .executeTakeFirstOrThrow()
  ).id;
const historyOf = async (id: string) =>
  (await write.call('listStoryVersions', { headers: admin.headers, params: { id } })).body.versions.map(
    ({ number, kinds }) => [number, kinds],
  );

describe('A bundled story', () => {
  it('has a version, and a new one if a later release plays differently, but not for a new title', async () => {
    await seed(first, second);
    const id = await idOf(first);
    expect(await historyOf(id)).toEqual([[1, []]]);
    await seed(changed(first, { title: 'Another title' }), second);
    expect(await historyOf(id)).toEqual([[1, []]]);
    await seed(changed(first, { story_prompt: 'Another beginning.' }), second);
    expect(await historyOf(id)).toEqual([
      [2, ['text']],
      [1, []],
    ]);
  });

  it('with unpublished edits of an administrator stays as it is', async () => {
    const id = await idOf(second);
    await write.edit(admin, id, { story_structure: BRIDGE });
    await seed(first, changed(second, { title: 'Another title', story_prompt: 'Another beginning.' }));
    expect(await write.source(admin, id)).toMatchObject({
      title: second.story.title,
      story_structure: BRIDGE,
      has_unpublished_changes: true,
    });
  });
});
