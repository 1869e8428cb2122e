/** The languages of a story: how its author writes them, and how readers find the story in them. */
import type { Story, StoryLayer } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { layerFor } from '../../testing/layerFor.ts';
import { authoring } from '../../testing/authoring.ts';
import { FERRY } from '../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { untilIndexed } from '../../testing/untilIndexed.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const write = await authoring(app, database.db);
const meera = await write.person();

const story = {
  title: 'The Ferry',
  tagline: 'He pays, but not with money.',
  language: 'en' as const,
  story_structure: FERRY,
};
const hi: StoryLayer = { ...layerFor(story), title: 'तीन घाटों की नाव', tagline: 'किराया पैसों में नहीं।' };

const read = async (id: string): Promise<Story> => (await write.call('getStory', { params: { id } })).body;

async function found(text: string): Promise<string[]> {
  await untilIndexed(database.db);
  const response = await app.inject({ url: `/api/v1/stories/search/?q=${encodeURIComponent(text)}` });
  return response.json<Story[]>().map(({ id }) => id);
}

describe('The layers of a story', () => {
  it('are stored as they were written, for its author alone', async () => {
    const { id, layers } = await write.published(meera, { ...story, layers: { hi } });
    expect(layers).toEqual({ hi });
    expect((await write.source(meera, id)).layers).toEqual({ hi });
    expect(await read(id)).not.toHaveProperty('layers');
  });

  it('say in which languages it can be played, and what its cards show there', async () => {
    const { id } = await write.published(meera, { ...story, layers: { hi } });
    expect(await read(id)).toMatchObject({
      language: 'en',
      languages: ['en', 'hi'],
      translations: [{ language: 'hi', title: 'तीन घाटों की नाव', tagline: 'किराया पैसों में नहीं।' }],
    });
  });

  it('count only where nothing that players are told is missing', async () => {
    const { bank: _, ...nodes } = hi.nodes!;
    const { id } = await write.published(meera, {
      ...story,
      layers: { hi: { ...hi, nodes }, en: hi, bn: {} },
    });
    expect(await read(id)).toMatchObject({ languages: ['en'], translations: [] });
  });

  it('wait, like every change of what is played, until the story is published again', async () => {
    const { id } = await write.published(meera, story);
    const edited = await write.edit(meera, id, { layers: { hi } });
    expect(edited.body).toMatchObject({ has_unpublished_changes: true, layers: { hi } });
    expect(await read(id)).toMatchObject({ languages: ['en'] });
    await write.publish(meera, id);
    expect(await read(id)).toMatchObject({ languages: ['en', 'hi'] });
  });

  it('are a part of each version, and come back with it', async () => {
    const { id } = await write.published(meera, { ...story, layers: { hi } });
    await write.edit(meera, id, { layers: {} });
    await write.publish(meera, id);
    expect(await read(id)).toMatchObject({ languages: ['en'] });
    const params = { id, number: '1' };
    const { body: version } = await write.call('getStoryVersion', { ...meera, params });
    expect(version.content.layers).toEqual({ hi });
    const { body: second } = await write.call('getStoryVersion', { ...meera, params: { id, number: '2' } });
    expect(second).toMatchObject({ kinds: ['text'], content: { layers: {} } });
    await write.call('restoreStoryVersion', { ...meera, params, body: {} });
    expect((await write.source(meera, id)).layers).toEqual({ hi });
  });

  it('are refused with the place if they are invalid', async () => {
    const wrong = await write.call('createStory', {
      headers: meera.headers,
      body: { ...write.aStory(), layers: { hi: { nodes: { bank: { text: 3 } } } } },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('"layers","hi","nodes","bank","text"');
    const unknown = { ...write.aStory(), layers: { fr: {} } } as never;
    expect((await write.call('createStory', { headers: meera.headers, body: unknown })).status).toBe(422);
  });

  it('take room in the storage of their author', async () => {
    const who = await write.person();
    const bytes = async () =>
      Number(
        (
          await database.db
            .selectFrom('account_storage')
            .where('user_id', '=', who.id)
            .select('bytes')
            .executeTakeFirstOrThrow()
        ).bytes,
      );
    const { id } = await write.write(who, story);
    const before = await bytes();
    await write.edit(who, id, { layers: { hi } });
    const withLayer = await bytes();
    expect(withLayer - before).toBeGreaterThan(200);
    await write.edit(who, id, { layers: {} });
    // the sizes differ slightly, because the version and the time are compressed differently
    expect(Math.abs((await bytes()) - before)).toBeLessThan((withLayer - before) / 4);
  });

  it('do not make another snapshot of a story that has none', async () => {
    const { id } = await write.published(meera, story);
    const [snapshot] = await database.db
      .selectFrom('story_snapshots')
      .where('story_id', '=', id)
      .select('content')
      .execute();
    expect(snapshot!.content).not.toHaveProperty('layers');
  });
});

describe('Search', () => {
  it('finds a story by its title in each of its languages, as long as the story has that language', async () => {
    const { id } = await write.published(meera, { ...story, layers: { hi } });
    for (const text of ['तीन घाटों', 'घाटों', 'the ferry']) expect(await found(text)).toContain(id);
    await write.edit(meera, id, { layers: {} });
    await write.publish(meera, id);
    expect(await found('घाटों')).not.toContain(id);
  });
});
