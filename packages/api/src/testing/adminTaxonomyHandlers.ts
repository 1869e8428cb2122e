import type { BodyInput } from '@kathaloka/contract/endpoints';
import type { Category, Tag } from '@kathaloka/contract/entities';
import type { RequestHandler } from 'msw';
import type { AdminWorld } from './adminWorld.ts';
import { MockedRefusal, mockCall } from './mockCall.ts';

/** Categories and tags of a mocked server, with the number of stories of each. */
export function adminTaxonomyHandlers(world: AdminWorld): RequestHandler[] {
  return [...categoryHandlers(world), ...tagHandlers(world)];
}

function categoryHandlers(world: AdminWorld): RequestHandler[] {
  const uses = ({ id }: Category) => world.stories.filter(({ category }) => category?.id === id).length;
  return [
    mockCall('listAllCategories', () =>
      world.categories.map((category) => ({ ...category, stories_count: uses(category) })),
    ),
    mockCall('createCategory', async ({ request }) => {
      const { display_name, names = {} } = (await request.json()) as BodyInput<'createCategory'>;
      const id = crypto.randomUUID();
      const sort_order = world.categories.length + 1;
      const category = { id, name: `category-${id}`, display_name, names, sort_order };
      world.categories = [...world.categories, category];
      return category;
    }),
    mockCall('reorderCategories', async ({ request }) => {
      const { ids } = (await request.json()) as BodyInput<'reorderCategories'>;
      world.categories = ids.map((id, at) => ({ ...find(world.categories, id), sort_order: at + 1 }));
      return world.categories;
    }),
    mockCall('renameCategory', async ({ params, request }) => {
      const called = (await request.json()) as BodyInput<'renameCategory'>;
      const renamed = { ...find(world.categories, params.id), ...called } as Category;
      world.categories = world.categories.map((each) => (each.id === renamed.id ? renamed : each));
      return renamed;
    }),
    mockCall('mergeCategory', async ({ params, request }) => {
      const { into } = (await request.json()) as BodyInput<'mergeCategory'>;
      const stays = find(world.categories, into);
      world.categories = world.categories.filter(({ id }) => id !== params.id);
      world.stories = world.stories.map((story) =>
        story.category?.id === params.id ? { ...story, category: stays } : story,
      );
      return { ...stays, stories_count: uses(stays) };
    }),
    mockCall('deleteCategory', ({ params }) => {
      refuseUsed(uses(find(world.categories, params.id)));
      world.categories = world.categories.filter(({ id }) => id !== params.id);
      return { detail: 'The category was deleted.' };
    }),
  ];
}

function tagHandlers(world: AdminWorld): RequestHandler[] {
  const uses = (tag: Tag) => world.stories.filter(({ tags }) => tags.some(({ id }) => id === tag.id)).length;
  return [
    mockCall('listAllTags', () => world.tags.map((tag) => ({ ...tag, stories_count: uses(tag) }))),
    mockCall('createTag', async ({ request }) => {
      const { names = {}, ...values } = (await request.json()) as BodyInput<'createTag'>;
      const tag = { id: crypto.randomUUID(), names, ...values };
      world.tags = [...world.tags, tag];
      return tag;
    }),
    mockCall('reorderTags', async ({ request }) => {
      const { ids } = (await request.json()) as BodyInput<'reorderTags'>;
      world.tags = ids.map((id) => find(world.tags, id));
      return world.tags;
    }),
    mockCall('updateTag', async ({ params, request }) => {
      const values = (await request.json()) as BodyInput<'updateTag'>;
      const changed = { ...find(world.tags, params.id), ...values } as Tag;
      world.tags = world.tags.map((each) => (each.id === changed.id ? changed : each));
      return changed;
    }),
    mockCall('mergeTag', async ({ params, request }) => {
      const { into } = (await request.json()) as BodyInput<'mergeTag'>;
      const stays = find(world.tags, into);
      world.tags = world.tags.filter(({ id }) => id !== params.id);
      world.stories = world.stories.map((story) => {
        const tags = story.tags.map((tag) => (tag.id === params.id ? stays : tag));
        return { ...story, tags: [...new Map(tags.map((tag) => [tag.id, tag])).values()] };
      });
      return { ...stays, stories_count: uses(stays) };
    }),
    mockCall('deleteTag', ({ params }) => {
      refuseUsed(uses(find(world.tags, params.id)));
      world.tags = world.tags.filter(({ id }) => id !== params.id);
      return { detail: 'The tag was deleted.' };
    }),
  ];
}

function find<T extends { readonly id: string }>(list: readonly T[], id: string | undefined): T {
  const found = list.find((each) => each.id === id);
  if (!found) throw new MockedRefusal({ status: 404, detail: 'Not Found', code: 'not_found' });
  return found;
}

function refuseUsed(stories_count: number): void {
  if (stories_count === 0) return;
  throw new MockedRefusal({ status: 409, detail: 'It is in use.', code: 'in_use', stories_count });
}
