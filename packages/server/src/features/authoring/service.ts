import type { MyData } from '@kathaloka/contract/entities';
import { PUBLISHED } from '../../platform/db/published.ts';
import type { NewStoryRow, Transaction } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { startIndexing } from '../catalogue/service.ts';
import { sweepCovers } from '../pictures/service.ts';
import { findDraftsOf } from './draftsRepository.ts';
import { storiesBy } from './read.ts';
import { recordVersion } from './recordVersion.ts';
import { anonymiseStories, deleteStories, insertStory, setTags, updateStory } from './repository.ts';
import { findVersionsBy } from './versionsRepository.ts';

export { sweepDrafts } from './drafts.ts';
export { storiesBy };
export { archiveLocked } from './publish.ts';
export { storyRow } from './storyRow.ts';

interface Written {
  readonly row: NewStoryRow;
  readonly tag_ids: readonly string[];
}

/**
 * Inserts a new story with its tags, in their order; a published one with its first version. False: a story with this
 * id exists already. After the commit the caller must call `startIndexing` of the catalogue, here as after
 * `rewriteStory`.
 */
export async function writeNewStory(transaction: Transaction, { row, tag_ids }: Written): Promise<boolean> {
  if (!(await insertStory(transaction, row))) return false;
  await setTags(transaction, row.id, tag_ids);
  await recordIfPublished(transaction, row);
  return true;
}

/** Overwrites a story and its tags, but not its dates or its unpublished changes. */
export async function rewriteStory(transaction: Transaction, { row, tag_ids }: Written): Promise<void> {
  const { created_at: _created, published_at: _published, version: _version, ...content } = row;
  await updateStory(transaction, content);
  await setTags(transaction, row.id, tag_ids);
  await recordIfPublished(transaction, row);
}

async function recordIfPublished(transaction: Transaction, row: NewStoryRow): Promise<void> {
  if (row.status !== PUBLISHED) return;
  await recordVersion(transaction, {
    story_id: row.id,
    note: '',
    published_by: row.author_id ?? null,
    now: row.published_at ?? row.created_at,
    onlyIfChanged: true,
  });
}

type AuthoringData = Pick<MyData, 'stories' | 'drafts' | 'published_versions'>;

/** When an author leaves, stories that were ever published stay without the name, unless the author deletes all. Drafts are always deleted: nobody else has seen them. */
export const authoringData: PersonalData<AuthoringData> = {
  columns: ['stories.author_id', 'story_drafts.user_id', 'story_versions.published_by'],
  async exportFor(deps, user) {
    const drafts = await findDraftsOf(deps.db, user.id);
    const versions = await findVersionsBy(deps.db, user.id);
    return {
      stories: await storiesBy(deps, user),
      drafts: drafts.map(({ saved_at, ...draft }) => ({ ...draft, saved_at: saved_at.toISOString() })),
      published_versions: versions.map(({ published_at, ...version }) => ({
        ...version,
        published_at: published_at.toISOString(),
      })),
    };
  },
  async forget(transaction, { user_id, deletes_stories }) {
    await deleteStories(transaction, user_id, { keepsPublic: !deletes_stories });
    await anonymiseStories(transaction, user_id);
  },
  afterForget(deps) {
    // the index must no longer find a story by the name of an author who has left
    startIndexing(deps);
    deps.background.run('deleting covers of deleted stories', () => sweepCovers(deps));
  },
};
