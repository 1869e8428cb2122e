import { STORIES_PER_PERSON } from '@kathaloka/contract/limits';
import { STORY_FIELD_NAMES } from '@kathaloka/contract/storyFields';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { authoring, BRIDGE } from '../../../testing/authoring.ts';
import type { Person } from '../../../testing/people.ts';
import { FERRY } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const write = await authoring(app, database.db);
const meera = await write.person({ display_name: 'Meera' });
const admin = await write.person({ role: 'admin' });

describe('A new story', () => {
  it('is a draft with the specification’s defaults, and is shown to nobody but its author', async () => {
    const { story_structure: _, ...basics } = write.aStory();
    const { status, body } = await write.call('createStory', { headers: meera.headers, body: basics });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'draft',
      author: { display_name: 'Meera' },
      initial_xp: 100,
      possible_endings: 1,
      estimated_play_time: 30,
      content_rating: 'family',
      language: 'en',
      difficulty_level: 'medium',
      is_premium: false,
      is_featured: false,
      game_config: { xp_gain_multiplier: 1, health_max: 100, inventory_slots: 8 },
      story_structure: { start_node: '', nodes: {} },
      version: 1,
      has_unpublished_changes: false,
      published_version: null,
      review_note: null,
      report_decision: null,
      submitted_at: null,
    });
    expect((await write.call('getStory', { params: { id: body.id } })).status).toBe(404);
  });

  it('has every field that an author writes', async () => {
    const { category, tags, ...story } = await write.write(meera, { is_premium: true, initial_xp: 7 });
    const written = { ...story, category_id: category?.id, tag_ids: tags.map(({ id }) => id) };
    expect(Object.keys(written)).toEqual(expect.arrayContaining(STORY_FIELD_NAMES));
    expect(written).toMatchObject({ is_premium: true, initial_xp: 7 });
  });

  it('counts what its graph has, whatever was declared', async () => {
    const { total_scenes, possible_endings, actions_count } = await write.write(meera, { total_scenes: 99 });
    expect({ total_scenes, possible_endings, actions_count }).toEqual({
      total_scenes: 5,
      possible_endings: 2,
      actions_count: 5,
    });
  });

  it('has its tags in the author’s order, each once', async () => {
    const [ferry, night] = [await write.make.tag('Ferries'), await write.make.tag('Nights')];
    const story = await write.write(meera, { tag_ids: [night.id, ferry.id, night.id.toUpperCase()] });
    expect(story.tags).toEqual([night, ferry]);
  });

  it.each([
    ['a category', { category_id: newId() }, ['body', 'category_id'], 'category_not_chosen'],
    ['a tag', { tag_ids: [newId()] }, ['body', 'tag_ids', 0], 'unknown_tag'],
  ])('is refused with %s that does not exist, naming the field', async (_what, changes, loc, type) => {
    const { status, body } = await write.call('createStory', {
      headers: meera.headers,
      body: write.aStory(changes),
    });
    expect([status, body]).toMatchObject([422, { code: 'validation_failed', detail: [{ loc, type }] }]);
  });

  it('is featured by an administrator only', async () => {
    const featured = { body: write.aStory({ is_featured: true }) };
    const refused = await write.call('createStory', { ...featured, headers: meera.headers });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'forbidden' }]);
    const { status, body } = await write.call('createStory', { ...featured, headers: admin.headers });
    expect([status, body.is_featured]).toEqual([201, true]);
  });

  it('is created once with a key, however often and fast it is sent, and again with another key', async () => {
    const author = await write.person();
    const create = (who: Person, key: string, changes: object = {}) =>
      write.call('createStory', {
        headers: { ...who.headers, 'idempotency-key': key },
        body: write.aStory(changes),
      });
    const key = newId();
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => create(author, key)));
    expect(first!.status).toBe(201);
    for (const { status, body } of others) expect([status, body]).toEqual([201, first!.body]);
    await write.edit(author, first!.body.id, { title: 'Edited since' });
    const late = await create(author, key);
    expect([late.status, late.body.title]).toEqual([201, 'Edited since']);
    const other = await create(author, newId());
    expect(other.body.id).not.toBe(first!.body.id);
    const somebody = await create(meera, key);
    expect([somebody.status, somebody.body.author.display_name]).toEqual([201, 'Meera']);
    const { body } = await write.call('listMyStories', { headers: author.headers });
    expect(body.stories.map(({ id }) => id).toSorted()).toEqual([first!.body.id, other.body.id].toSorted());
    const refused = await create(author, 'no uuid');
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'validation_failed' }]);
  });

  it('has the text that was sent last with its key: its author went on writing while an answer was lost', async () => {
    const author = await write.person();
    const tag = await write.make.tag('Lost answers');
    const headers = { ...author.headers, 'idempotency-key': newId() };
    const create = (changes: object) =>
      write.call('createStory', { headers, body: write.aStory({ title: 'First', ...changes }) });
    const first = await create({});
    const second = await create({ title: 'Second', tag_ids: [tag.id], story_system_prompt: 'A secret' });
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
    const params = { id: first.body.id };
    const { body: stored } = await write.call('getStorySource', { headers: author.headers, params });
    expect(stored).toMatchObject({
      title: 'Second',
      story_system_prompt: 'A secret',
      tags: [{ id: tag.id }],
      status: 'draft',
    });
    expect((await write.call('listMyStories', { headers: author.headers })).body.stories).toHaveLength(1);
  });

  it('keeps the order in which its scenes were written, and the notes of its author', async () => {
    const nodes = {
      zeal: { text: 'The start.', choices: [{ text: 'On', target: 'a long way' }], note: 'A first scene.' },
      'a long way': { text: 'The way.', choices: [{ text: 'Rest', target: '10' }] },
      '10': { text: 'A stone.', choices: [{ text: 'On', target: '2' }] },
      '2': { text: 'A second stone.', choices: [{ text: 'On', target: 'inn' }] },
      inn: { text: 'The end.', choices: [] },
    };
    const story_structure = { start_node: 'zeal', nodes };
    const order = (story: { story_structure: { nodes: object } }) => Object.keys(story.story_structure.nodes);
    // JavaScript puts keys that are whole numbers first in every object
    const names = ['2', '10', 'zeal', 'a long way', 'inn'];
    const draft = await write.write(meera, { story_structure });
    expect(order(draft)).toEqual(names);
    expect(draft.story_structure.nodes['zeal']?.note).toBe('A first scene.');
    const story = await write.published(meera, { story_structure });
    const later = { ...nodes, zeal: { ...nodes.zeal, text: 'Another start.' } };
    const { body } = await write.edit(meera, story.id, {
      story_structure: { start_node: 'zeal', nodes: later },
    });
    expect([order(body), body.has_unpublished_changes]).toEqual([names, true]);
    await write.publish(meera, story.id);
    expect(order(await write.source(meera, story.id))).toEqual(names);
    const restored = await write.call('restoreStoryVersion', {
      headers: meera.headers,
      params: { id: story.id, number: '1' },
    });
    expect(order(restored.body)).toEqual(names);
    const shown = await write.call('getStory', { params: { id: story.id } });
    expect(shown.text).not.toContain('A first scene.');
  });

  it('counts towards the limit of the account, also if several are sent concurrently', async () => {
    const author = await write.person();
    await Promise.all(
      Array.from({ length: STORIES_PER_PERSON - 1 }, () =>
        write.make.story({ author_id: author.id, status: 'draft', published_at: null }),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        write.call('createStory', { headers: author.headers, body: write.aStory() }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'limit_reached',
      resource: 'story',
      max: STORIES_PER_PERSON,
    });
  });
});

describe('My Stories', () => {
  it('lists one’s own stories of every status, newest first, and nobody else’s', async () => {
    const author = await write.person();
    const first = await write.published(author, { title: 'First' });
    const second = await write.write(author, { title: 'Second' });
    await write.write(meera);
    const { body } = await write.call('listMyStories', { headers: author.headers });
    expect(body.stories.map(({ id, status, published_version }) => [id, status, published_version])).toEqual([
      [second.id, 'draft', null],
      [first.id, 'published', 1],
    ]);
  });
});

describe('Editing', () => {
  it('changes what was sent, and nothing else', async () => {
    const before = await write.write(meera, { depiction: [{ figure: 'Yama', rule: 'may be drawn' }] });
    const { status, body } = await write.edit(meera, before.id, { description: 'Another night.' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, story_description: 'Another night.', version: 2 });
  });

  it('draws a generated cover again, and leaves the author’s own image', async () => {
    const cover = { style: 'ajanta' as const, seed: 'one', keywords: ['river', 'night'] };
    const drawn = await write.write(meera, { cover, cover_image_url: null });
    expect(drawn.cover_image_url).toMatch(/^\/covers\//);
    const resent = { cover: { ...cover, keywords: ['tree'] }, cover_image_url: drawn.cover_image_url };
    const { body: redrawn } = await write.edit(meera, drawn.id, resent);
    expect(redrawn.cover_image_url).toMatch(/^\/covers\//);
    expect(redrawn.cover_image_url).not.toBe(drawn.cover_image_url);
    expect(redrawn.image_alt).not.toBe(drawn.image_alt);
    const own = '/landing/begin.webp';
    const { body: replaced } = await write.edit(meera, drawn.id, { cover_image_url: own, image_alt: 'Mine' });
    expect(replaced).toMatchObject({ cover_image_url: own, image_alt: 'Mine' });
  });

  it('lets only administrators feature a story; a form may send the unchanged flag', async () => {
    const { id } = await write.write(meera);
    expect((await write.edit(meera, id, { is_featured: false })).status).toBe(200);
    expect((await write.edit(meera, id, { is_featured: true })).status).toBe(403);
    expect((await write.edit(admin, id, { is_featured: true })).body.is_featured).toBe(true);
  });

  it('lets the author declare what was made with a model', async () => {
    const written = await write.write(meera, { is_machine_drawn: true });
    expect(written).toMatchObject({ is_machine_written: false, is_machine_drawn: true });
    await write.edit(meera, written.id, { is_machine_drawn: false, is_machine_translated: true });
    expect(await write.source(meera, written.id)).toMatchObject({
      is_machine_written: false,
      is_machine_drawn: false,
      is_machine_translated: true,
    });
  });

  it('leaves a story its scenes when an administrator sends none, and names the field', async () => {
    const { id, story_structure } = await write.write(meera);
    for (const empty of [{}, { start_node: '', nodes: {} }]) {
      const { status, body } = await write.edit(admin, id, { title: 'Changed', story_structure: empty });
      const fault = { loc: ['body', 'story_structure'], type: 'scenes_missing' };
      expect([status, body]).toMatchObject([422, { code: 'validation_failed', detail: [fault] }]);
    }
    expect(await write.source(meera, id)).toMatchObject({ title: 'The Ferry', story_structure, version: 1 });
    // the author may empty the story and begin again
    expect((await write.edit(meera, id, { story_structure: {} })).status).toBe(200);
    const { status } = await write.edit(admin, id, { title: 'Changed', story_structure: {} });
    expect(status).toBe(200);
  });

  it('leaves the unpublished scenes of a published story when an administrator sends none', async () => {
    const { id } = await write.published(meera);
    await write.edit(meera, id, { story_structure: BRIDGE });
    expect((await write.edit(admin, id, { story_structure: {} })).status).toBe(422);
    expect((await write.source(meera, id)).story_structure).toEqual(BRIDGE);
  });

  it('of an older version overwrites nothing: both texts come back, of the fields that differ', async () => {
    const { id, version } = await write.write(meera);
    await write.edit(admin, id, { title: 'The Boat', tagline: 'Same', version });
    const sent = { title: 'The Raft', tagline: 'Same', story_structure: BRIDGE, version };
    const { status, body } = await write.edit(meera, id, sent);
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'stale_version',
        version: 2,
        conflicts: [{ field: 'title', current: 'The Boat', sent: 'The Raft' }, { field: 'story_structure' }],
      },
    ]);
    expect(await write.source(meera, id)).toMatchObject({ title: 'The Boat', version: 2 });
  });

  it('accepts one of ten concurrent changes of the same version', async () => {
    const { id, version } = await write.write(meera);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => write.edit(meera, id, { title: `Boat ${number}`, version })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await write.source(meera, id)).version).toBe(2);
  });
});

describe('Editing a published story', () => {
  it('shows its card at once, and keeps what is played until it is published again', async () => {
    const { id } = await write.published(meera);
    const changes = { title: 'The Bridge', story_structure: BRIDGE, initial_xp: 7, language: 'hi' };
    const { body } = await write.edit(meera, id, changes);
    expect(body).toMatchObject({ ...changes, total_scenes: 2, has_unpublished_changes: true });

    const { body: shown } = await write.call('getStory', { params: { id } });
    expect(shown).toMatchObject({ title: 'The Bridge', initial_xp: 100, language: 'en', total_scenes: 5 });
    const player = await write.person();
    const session = await write.call('createSession', { headers: player.headers, body: { story_id: id } });
    expect(session.body.session_data.choices.map(({ text }) => text)).toEqual(['Ring the bell', 'Swim']);
    const { body: mine } = await write.call('listMyStories', { headers: meera.headers });
    expect(mine.stories.find((story) => story.id === id)).toMatchObject({
      status: 'published',
      has_unpublished_changes: true,
    });
  });

  it('has nothing to publish once what is played is as it was', async () => {
    const { id } = await write.published(meera);
    await write.edit(meera, id, { story_structure: BRIDGE });
    const { body } = await write.edit(meera, id, { story_structure: FERRY });
    expect(body.has_unpublished_changes).toBe(false);
    expect((await write.publish(meera, id)).body).toMatchObject({
      code: 'wrong_status',
      status: 'published',
    });
  });

  it('is found by its new title', async () => {
    const { id } = await write.published(meera, { title: 'Kaveri before' });
    await write.edit(meera, id, { title: 'Godavari after' });
    await expect
      .poll(async () =>
        (await write.call('searchStories', { query: { q: 'godavari' } })).body.map((s) => s.id),
      )
      .toEqual([id]);
  });
});

describe('Archive and restore', () => {
  it('takes a story out of the catalogue, and makes it a draft again, with what was not published yet', async () => {
    const { id } = await write.published(meera);
    await write.edit(meera, id, { story_structure: BRIDGE });
    const params = { headers: meera.headers, params: { id } };
    const archived = await write.call('archiveStory', params);
    expect([archived.status, archived.body.status]).toEqual([200, 'archived']);
    expect((await write.call('getStory', { params: { id } })).status).toBe(404);
    expect((await write.call('archiveStory', params)).body).toMatchObject({ code: 'wrong_status' });

    const restored = await write.call('restoreStory', params);
    expect(restored.body).toMatchObject({ status: 'draft', has_unpublished_changes: false });
    expect((await write.source(meera, id)).story_structure).toEqual(BRIDGE);
    expect((await write.call('restoreStory', params)).body).toMatchObject({
      code: 'wrong_status',
      status: 'draft',
    });
  });

  it('leaves open sessions alone', async () => {
    const { id } = await write.published(meera);
    const { headers } = await write.person();
    const { body: session } = await write.call('createSession', { headers, body: { story_id: id } });
    await write.call('archiveStory', { headers: meera.headers, params: { id } });
    const read = await write.call('getSession', { headers, params: { session_id: session.id } });
    expect([read.status, read.body.session_data.choices.length]).toEqual([200, 2]);
  });
});
