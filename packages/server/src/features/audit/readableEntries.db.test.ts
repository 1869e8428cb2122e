import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { adminServer } from '../../testing/adminServer.ts';

const server = await adminServer();
afterAll(() => server.close());

describe('An entry of the audit log', () => {
  it('names the category and the tags of a story, and not their ids', async () => {
    const id = await server.make.story({ category_id: (await server.make.category()).id });
    const { id: category_id, display_name: category } = await server.make.category();
    const tag = await server.make.tag(`Lamp ${newId()}`);
    const body = { category_id, tag_ids: [tag.id], tagline: 'Two lamps.' };
    expect((await server.call('updateStory', { ...server.admin, params: { id }, body })).status).toBe(200);
    const [entry] = await server.audit(id);
    expect(entry!.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'category', after: category }),
        { field: 'tags', before: [], after: [tag.display_name] },
      ]),
    );
    expect(JSON.stringify(entry!.changes)).not.toContain(category_id);
    expect(JSON.stringify(entry!.changes)).not.toContain(tag.id);
  });

  it('names what was moved, and its places before and after', async () => {
    await server.make.category();
    const moved = await server.make.category();
    const { body: all } = await server.call('listCategories');
    const ids = [moved.id, ...all.map(({ id }) => id).filter((id) => id !== moved.id)];
    await server.call('reorderCategories', { ...server.admin, body: { ids } });
    const [entry] = await server.audit(moved.id);
    expect(entry).toMatchObject({
      action: 'reorderCategories',
      thing: { name: moved.display_name },
      changes: [{ field: 'position', before: ids.length, after: 1 }],
    });
  });

  it('counts the stories of what was merged as moved, and not as removed', async () => {
    const gone = await server.make.category();
    await server.make.story({ category_id: gone.id });
    const into = await server.make.category();
    const merge = { params: { id: gone.id }, body: { into: into.id } };
    expect((await server.call('mergeCategory', { ...server.admin, ...merge })).status).toBe(200);
    const [entry] = await server.audit(gone.id);
    expect(entry!.changes).toEqual(
      expect.arrayContaining([
        { field: 'merged_into', before: null, after: into.display_name },
        { field: 'stories', before: null, after: 1 },
      ]),
    );
  });
});
