import type { AuthoredStory, MyData } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { NewStoryRow, Transaction } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { startIndexing, visibleStories } from '../catalogue/service.ts';
import { sweepCovers } from '../pictures/service.ts';
import { presentAuthored } from './present.ts';
import {
  anonymiseStories,
  deleteStories,
  findSources,
  findTexts,
  insertStory,
  setTags,
  STORY_TEXTS,
  updateStory,
} from './repository.ts';

export { storyRow } from './storyRow.ts';

/**
 * Inserts a new story with its tags, in their order. False: a story with this id exists already. After the commit
 * the caller must call `startIndexing` of the catalogue, here as after `rewriteStory`.
 */
export async function writeNewStory(
  transaction: Transaction,
  { row, tag_ids }: { readonly row: NewStoryRow; readonly tag_ids: readonly string[] },
): Promise<boolean> {
  if (!(await insertStory(transaction, row))) return false;
  await setTags(transaction, row.id, tag_ids);
  return true;
}

interface Rewrite {
  readonly row: NewStoryRow;
  readonly tag_ids: readonly string[];
  /** The version that the change was made of. Undefined: whatever is stored is overwritten. */
  readonly version?: number | undefined;
}

/**
 * Overwrites a story and its tags; its creation and publication dates stay. Returns the new version, and throws
 * `stale_version` where somebody else has changed it since it was read.
 */
export async function rewriteStory(
  transaction: Transaction,
  { row, tag_ids, version }: Rewrite,
): Promise<number> {
  const { created_at: _created, published_at: _published, version: _version, ...content } = row;
  const updated = await updateStory(transaction, content, version);
  if (updated === undefined) throw await staleVersion(transaction, row);
  await setTags(transaction, row.id, tag_ids);
  return updated;
}

/** Both texts of each field that differs, so that nobody's work is lost. */
async function staleVersion(transaction: Transaction, sent: NewStoryRow): Promise<AppError> {
  const current = await findTexts(transaction, sent.id);
  if (!current) return notFound('story');
  const conflicts = STORY_TEXTS.map((field) => ({
    field,
    current: textOf(current[field]),
    sent: textOf(isJson(field) ? JSON.parse(String(sent[field])) : sent[field]),
  })).filter((texts) => texts.current !== texts.sent);
  return new AppError('stale_version', 'Somebody else has changed this story meanwhile.', {
    version: current.version,
    conflicts,
  });
}

const isJson = (field: (typeof STORY_TEXTS)[number]): boolean =>
  field === 'story_structure' || field === 'game_config' || field === 'lore_cards';

/** As the database keeps no order of keys, none counts. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** All stories that a person has written, in any status. */
export async function storiesBy(deps: Deps, author: SignedInUser): Promise<AuthoredStory[]> {
  const sources = await findSources(deps.db, author.id);
  const ids = sources.map(({ id }) => id);
  const byId = new Map((await visibleStories(deps, { ids }, author)).map((story) => [story.id, story]));
  return sources.flatMap((source) => {
    const story = byId.get(source.id);
    return story ? [presentAuthored(story, source)] : [];
  });
}

/** When an author leaves, stories that were ever published stay without the name, unless the author deletes all. Drafts are always deleted: nobody else has seen them. */
export const authoringData: PersonalData<Pick<MyData, 'stories'>> = {
  columns: ['stories.author_id'],
  exportFor: async (deps, user) => ({ stories: await storiesBy(deps, user) }),
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
