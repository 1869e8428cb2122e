import type { QueryOf } from '@kathaloka/contract/endpoints';
import type { AdminStory, AdminStoryPage } from '@kathaloka/contract/entities';
import { ADMIN_ROWS_PER_PAGE } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { visibleStories } from '../catalogue/public.ts';
import {
  countMatching,
  findAdminFields,
  findPage,
  findWithWords,
  splitWords,
  type StoriesWanted,
} from './listingRepository.ts';

/** A page past the last one is empty, and has the real number of pages. */
export async function listAllStories(
  deps: Pick<Deps, 'db' | 'config'>,
  { page, q, ...query }: QueryOf<'listAllStories'>,
  admin: SignedInUser,
): Promise<AdminStoryPage> {
  const wanted = { ...query, limit: ADMIN_ROWS_PER_PAGE, offset: (page - 1) * ADMIN_ROWS_PER_PAGE };
  const words = q ? await splitWords(deps.db, q) : [];
  const { total, ids } =
    q && words.length === 0
      ? { total: 0, ids: [] }
      : await (q ? findWithWords(deps.db, words, wanted) : findInOrder(deps.db, wanted));
  return {
    stories: await present(deps, ids, admin),
    page,
    total_pages: Math.ceil(total / ADMIN_ROWS_PER_PAGE),
    total_stories: total,
  };
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

/** A page of the second half is read from the end, so that no offset is larger than half of all stories. */
async function findInOrder(db: Queries, wanted: StoriesWanted) {
  const total = await countMatching(db, wanted);
  const { offset, limit, order } = wanted;
  if (offset >= total) return { total, ids: [] };
  if (offset <= total / 2) return { total, ids: await findPage(db, wanted) };
  const rows = Math.min(limit, total - offset);
  const reversed = { ...wanted, order: OPPOSITE[order], limit: rows, offset: total - offset - rows };
  return { total, ids: (await findPage(db, reversed)).toReversed() };
}

async function present(
  deps: Pick<Deps, 'db' | 'config'>,
  ids: readonly string[],
  admin: SignedInUser,
): Promise<AdminStory[]> {
  if (ids.length === 0) return [];
  const [stories, fields] = await Promise.all([
    visibleStories(deps, { ids }, admin),
    findAdminFields(deps.db, ids),
  ]);
  const fieldsOf = new Map(fields.map(({ id, ...own }) => [id, own]));
  const byId = new Map(stories.map((story) => [story.id, story]));
  return ids.flatMap((id) => {
    const story = byId.get(id);
    const own = fieldsOf.get(id);
    // the story was deleted a moment ago
    if (!story || !own) return [];
    return [{ ...story, ...own, published_at: own.published_at?.toISOString() ?? null }];
  });
}
