import type { MyData } from '@kathaloka/contract/entities';
import type { PersonalData } from '../../platform/personalData.ts';
import { mapAll } from '../../platform/mapAll.ts';
import { removeWithWords, startIndexing } from '../catalogue/public.ts';
import { sweepCovers } from '../pictures/public.ts';
import { leaveSeries } from '../series/public.ts';
import { draftsOf } from './drafts/draftsRepository.ts';
import { storiesBy } from './ownStories.ts';
import { anonymiseStories, publishedIdsBy, removeStories } from './removalRepository.ts';
import { versionsBy } from './versions/versionsRepository.ts';

/** The stories whose words search forgets with them; it forgets those of others within an hour. */
const READ_BY_SEARCH = 50;

type AuthoringData = Pick<MyData, 'stories' | 'drafts' | 'published_versions'>;

/**
 * When an author deletes their account, stories that were ever published stay without a name, unless the
 * author deletes all. Drafts are always deleted, because no reader has seen them. Sessions of other players
 * stay.
 */
export const authoringData: PersonalData<AuthoringData> = {
  columns: [
    'stories.author_id',
    'story_drafts.user_id',
    'story_presence.user_id',
    'story_versions.published_by',
  ],
  exportFor: async (deps, user) => ({
    stories: storiesBy(deps, user),
    drafts: mapAll(draftsOf(deps.db, user.id), ({ saved_at, ...draft }) => ({
      ...draft,
      saved_at: saved_at.toISOString(),
    })),
    published_versions: mapAll(versionsBy(deps.db, user.id), ({ published_at, ...version }) => ({
      ...version,
      published_at: published_at.toISOString(),
    })),
  }),
  async forget(transaction, { user_id, deletes_stories }) {
    const ids = deletes_stories ? await publishedIdsBy(transaction, user_id, READ_BY_SEARCH) : [];
    const remove = () => removeStories(transaction, user_id, { keepsPublic: !deletes_stories });
    const withdrawn = await removeWithWords(transaction, ids, remove);
    await leaveSeries(transaction, withdrawn);
    await anonymiseStories(transaction, user_id);
  },
  afterForget(deps) {
    // search must no longer find a story by the name of the deleted author
    startIndexing(deps);
    deps.background.run('deleting covers of deleted stories', () => sweepCovers(deps));
  },
};
