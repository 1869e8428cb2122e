import type { FinishedStories } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { visibleIds } from '../../catalogue/public.ts';
import { foundEndings } from './foundEndings.ts';
import { findFinishedPage, findScenesEntered } from './foundEndingsRepository.ts';
import { presentSessionStory, snapshotOf } from '../stored/snapshots.ts';

interface Page {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The shelf of endings, page by page. */
export async function listFinishedStories(
  { db }: Pick<Deps, 'db'>,
  { after, limit }: Page,
  user: SignedInUser,
): Promise<FinishedStories> {
  const rows = await findFinishedPage(db, {
    user_id: user.id,
    limit: limit + 1,
    ...(after !== undefined && { after }),
  });
  const shown = rows.slice(0, limit);
  const story_ids = shown.map(({ story_id }) => story_id);
  const entered = await findScenesEntered(db, { user_id: user.id, story_ids });
  const visible = await visibleIds({ db }, { ids: story_ids }, user);
  const stories: FinishedStories['stories'] = [];
  for (const { id, story_id, snapshot_id, updated_at } of shown) {
    const snapshot = await snapshotOf(db, snapshot_id);
    stories.push({
      ...foundEndings(snapshot, entered.get(story_id)),
      story_id,
      story: presentSessionStory(snapshot),
      is_visible: visible.has(story_id),
      session_id: id,
      finished_at: updated_at.toISOString(),
    });
  }
  return { stories, next: rows.length > limit ? shown.at(-1)!.id : null };
}
