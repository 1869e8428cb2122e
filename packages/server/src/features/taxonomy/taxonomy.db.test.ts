import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { adminServer } from '../../testing/adminServer.ts';

const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const headers = () => ({ headers: server.admin.headers });
const fresh = (name: string): string => `${name} ${newId()}`;

const server = await adminServer();
afterAll(() => server.close());

async function found(q: string): Promise<string[]> {
  await server.deps.background.idle(5000);
  return (await server.call('searchStories', { query: { q } })).body.map(({ id }) => id);
}

async function categoryOf(id: string) {
  return (await server.call('getStory', { params: { id } })).body.category;
}

describe('Categories', () => {
  it('are created after the last one, with a slug of Latin letters', async () => {
    const display_name = fresh('Rivers & Lakes');
    const { status, body } = await server.call('createCategory', { ...headers(), body: { display_name } });
    expect(status).toBe(201);
    expect(body.name).toMatch(/^rivers-lakes-[\da-f-]+$/);
    const { body: all } = await server.call('listCategories');
    expect(all.at(-1)).toEqual(body);
    const hindi = await server.call('createCategory', { ...headers(), body: { display_name: 'नदियाँ' } });
    expect(hindi.body.name).toBe('nadiyan');
    const others = await server.call('createCategory', { ...headers(), body: { display_name: '神話' } });
    expect(others.body.name).toMatch(/^category-[\da-f]{8}$/);
  });

  it('have names of their own, in any case', async () => {
    const { display_name } = await server.make.category({ display_name: fresh('Epics') });
    const body = { display_name: display_name.toUpperCase() };
    const { status, text } = await server.call('createCategory', { ...headers(), body });
    expect([status, JSON.parse(text)]).toMatchObject([409, { code: 'taken', field: 'display_name' }]);
  });

  it('have names in other languages, which readers and search know; one that is left out is none', async () => {
    const display_name = fresh('Forest Tales');
    const names = { hi: fresh('वनकथाएँ'), ur: fresh('جنگلی داستانیں') };
    const { body } = await server.call('createCategory', { ...headers(), body: { display_name, names } });
    expect(body).toMatchObject({ display_name, names });
    const story = await server.make.story({ category_id: body.id });
    expect(await categoryOf(story)).toEqual(body);
    const params = { id: body.id };
    const rename = (changed: object) =>
      server.call('renameCategory', { ...headers(), params, body: { display_name, ...changed } });
    expect((await rename({})).body.names).toEqual(names);
    expect(await found('वनकथाएँ')).toEqual([story]);
    expect((await rename({ names: { ur: names.ur } })).body.names).toEqual({ ur: names.ur });
    expect(await found('वनकथाएँ')).toEqual([]);
    expect(await found('جنگلی')).toEqual([story]);
    expect((await rename({ names: { hi: '  ' } })).status).toBe(422);
    expect((await rename({ names: { fr: 'Contes' } })).status).toBe(422);
    const { body: log } = await server.call('listAudit', { ...headers(), query: { thing_id: body.id } });
    expect(log.entries[0]!.changes).toEqual([{ field: 'name_hi', before: names.hi, after: null }]);
  });

  it('are called alike in no language', async () => {
    const hindi = fresh('पहेलियाँ');
    const first = await server.make.category({ names: { hi: hindi } });
    const create = (body: { display_name: string; names?: object }) =>
      server.call('createCategory', { ...headers(), body });
    expect((await create({ display_name: hindi })).status).toBe(409);
    expect((await create({ display_name: fresh('Riddles'), names: { hi: hindi } })).status).toBe(409);
    const body = { display_name: first.display_name, names: { hi: hindi } };
    expect(
      (await server.call('renameCategory', { ...headers(), params: { id: first.id }, body })).status,
    ).toBe(200);
  });

  it('are not created twice by two administrators at the same moment', async () => {
    const body = { display_name: fresh('Twice') };
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.call('createCategory', { ...headers(), body })),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
  });

  it('are renamed everywhere: on the story, in search and in the list of all stories', async () => {
    const category = await server.make.category({ display_name: fresh('Before') });
    const story = await server.make.story({ category_id: category.id });
    const display_name = fresh('Zamindars');
    const params = { id: category.id };
    await server.call('renameCategory', { ...headers(), params, body: { display_name } });
    expect(await categoryOf(story)).toMatchObject({ display_name, name: category.name });
    expect(await found('zamindars')).toEqual([story]);
    const query = { sort: 'category', order: 'desc' };
    const { body } = await server.call('listAllStories', { ...headers(), query });
    expect(body.stories[0]!.id).toBe(story);
  });

  it('are put in another order, unless the list has changed meanwhile', async () => {
    await server.make.category();
    const { body: before } = await server.call('listCategories');
    const ids = before.map(({ id }) => id).toReversed();
    const { body } = await server.call('reorderCategories', { ...headers(), body: { ids } });
    expect(body.map(({ id }) => id)).toEqual(ids);
    await server.make.category();
    for (const wrong of [ids, [...ids, ids[0]!]]) {
      const { status, text } = await server.call('reorderCategories', { ...headers(), body: { ids: wrong } });
      expect([status, JSON.parse(text)]).toMatchObject([409, { code: 'list_changed' }]);
    }
  });

  it('keep the order that somebody else gave them after the page was read', async () => {
    await server.make.category();
    const { body: before } = await server.call('listCategories');
    const seen = before.map(({ id }) => id);
    const [first, second, ...rest] = seen;
    const theirs = [second!, first!, ...rest];
    const order = (ids: string[], from: string[]) =>
      server.call('reorderCategories', { ...headers(), body: { ids, from } });
    expect((await order(theirs, seen)).status).toBe(200);
    const { status, text } = await order(seen.toReversed(), seen);
    expect([status, JSON.parse(text)]).toMatchObject([409, { code: 'list_changed' }]);
    const { body: after } = await server.call('listCategories');
    expect(after.map(({ id }) => id)).toEqual(theirs);
    expect((await order(seen, theirs)).status).toBe(200);
  });

  it('are merged: all stories move, drafts too, and the one is gone', async () => {
    const [gone, stays] = [
      await server.make.category(),
      await server.make.category({ display_name: fresh('Jatakas') }),
    ];
    const story = await server.make.story({ category_id: gone.id });
    const draft = await server.make.story({ category_id: gone.id, status: 'draft', published_at: null });
    await server.make.story({ category_id: stays.id });
    const merge = { ...headers(), params: { id: gone.id }, body: { into: stays.id } };
    const { body } = await server.call('mergeCategory', merge);
    expect(body).toEqual({ ...stays, stories_count: 3 });
    expect(await categoryOf(story)).toEqual(stays);
    const rows = await server.db
      .selectFrom('stories')
      .select('category_id')
      .where('id', '=', draft)
      .execute();
    expect(rows).toEqual([{ category_id: stays.id }]);
    expect(await found('jatakas')).toContain(story);
    expect((await server.call('mergeCategory', merge)).status).toBe(404);
    const itself = { ...headers(), params: { id: stays.id }, body: { into: stays.id } };
    expect((await server.call('mergeCategory', itself)).status).toBe(404);
  });

  it('in two merges that cross each other, one wins and no story is lost', async () => {
    const [one, other] = [await server.make.category(), await server.make.category()];
    const stories = [
      await server.make.story({ category_id: one.id }),
      await server.make.story({ category_id: other.id }),
    ];
    const merge = (id: string, into: string) =>
      server.call('mergeCategory', { ...headers(), params: { id }, body: { into } });
    const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
    expect(statusesOf(answers)).toEqual([200, 404]);
    const categories = await Promise.all(stories.map(categoryOf));
    expect(categories[0]).not.toBeNull();
    expect(categories[0]).toEqual(categories[1]);
  });

  it('are deleted only while no story uses them, drafts counted', async () => {
    const category = await server.make.category();
    const draft = await server.make.story({ category_id: category.id, status: 'draft', published_at: null });
    await server.make.story({ category_id: category.id });
    const remove = () => server.call('deleteCategory', { ...headers(), params: { id: category.id } });
    const refused = await remove();
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      409,
      { detail: 'It cannot be deleted: 2 stories use it.', code: 'in_use', stories_count: 2 },
    ]);
    const { body } = await server.call('listAllCategories', headers());
    expect(body.find(({ id }) => id === category.id)).toMatchObject({ stories_count: 2 });
    await server.db
      .updateTable('stories')
      .set({ category_id: null })
      .where('category_id', '=', category.id)
      .execute();
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(draft).toBeDefined();
  });
});

describe('Tags', () => {
  const tagsOf = async (id: string) => (await server.call('getStory', { params: { id } })).body.tags;

  it('are listed by name until somebody puts them in an order', async () => {
    await server.make.tag('Yaksha');
    await server.make.tag('Apsara');
    const { body } = await server.call('listTags');
    expect(body.map(({ display_name }) => display_name)).toEqual(['Apsara', 'Yaksha']);
    const ids = body.map(({ id }) => id).toReversed();
    const reordered = await server.call('reorderTags', { ...headers(), body: { ids } });
    expect(reordered.body.map(({ display_name }) => display_name)).toEqual(['Yaksha', 'Apsara']);
    const add = { ...headers(), body: { display_name: 'Gandharva', color: '#f2b23c' } };
    expect((await server.call('createTag', add)).status).toBe(201);
    const after = await server.call('listTags');
    expect(after.body.map(({ display_name }) => display_name)).toEqual(['Yaksha', 'Apsara', 'Gandharva']);
  });

  it('change name and colour, alone or together', async () => {
    const tag = await server.make.tag(fresh('Lamp'));
    const change = (body: object) => server.call('updateTag', { ...headers(), params: { id: tag.id }, body });
    expect((await change({ color: '#000000' })).body).toEqual({ ...tag, color: '#000000' });
    const display_name = fresh('Nagakanya');
    const story = await server.make.story({}, [tag]);
    expect((await change({ display_name })).body).toEqual({ ...tag, display_name, color: '#000000' });
    expect(await found('nagakanya')).toEqual([story]);
    expect((await change({ color: 'red' })).status).toBe(422);
  });

  it('have names in other languages: each of them finds a story', async () => {
    const tag = await server.make.tag(fresh('Firefly'));
    const story = await server.make.story({}, [tag]);
    const names = { hi: fresh('जुगनू'), ur: fresh('جگنو') };
    const { body } = await server.call('updateTag', {
      ...headers(),
      params: { id: tag.id },
      body: { names },
    });
    expect(body).toEqual({ ...tag, names });
    expect(await tagsOf(story)).toEqual([{ ...tag, names }]);
    for (const word of ['जुगनू', 'جگنو', 'firefly']) expect(await found(word)).toEqual([story]);
  });

  it('are merged: each story has the other one in its place, and only once', async () => {
    const [gone, stays, third] = await Promise.all(
      ['Boat', 'Ferry', 'Night'].map((name) => server.make.tag(fresh(name))),
    );
    const withOne = await server.make.story({}, [gone!, third!]);
    const withBoth = await server.make.story({}, [third!, gone!, stays!]);
    const merge = { ...headers(), params: { id: gone!.id }, body: { into: stays!.id } };
    const { body } = await server.call('mergeTag', merge);
    expect(body).toEqual({ ...stays, stories_count: 2 });
    expect(await tagsOf(withOne)).toEqual([stays, third]);
    expect(await tagsOf(withBoth)).toEqual([third, stays]);
  });

  it('are deleted only while no story has them', async () => {
    const tag = await server.make.tag(fresh('Used'));
    const story = await server.make.story({}, [tag]);
    const remove = () => server.call('deleteTag', { ...headers(), params: { id: tag.id } });
    expect(JSON.parse((await remove()).text)).toMatchObject({
      detail: 'It cannot be deleted: 1 story uses it.',
      stories_count: 1,
    });
    await server.db.deleteFrom('story_tags').where('story_id', '=', story).execute();
    expect((await remove()).status).toBe(200);
  });
});
