import type { BodyOf } from '@kathaloka/contract/endpoints';
import { type ExportedShelf, wireFault } from '@kathaloka/contract/entities';
import { SHELF_FILE_MAX_BYTES } from '@kathaloka/contract/limits';
import { checkCoverUrl } from '@kathaloka/contract/rules';
import { type ShelvedStory, writeShelf } from '@kathaloka/formats';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { recordChange } from '../../audit/public.ts';
import { workingStory } from '../editing/storyRow.ts';
import { findEdited } from '../repository.ts';
import { namesOfStory } from '../shelfRepository.ts';

/** Exports the chosen stories as one file, in the chosen order, including unpublished changes. */
export async function exportShelf(
  deps: Deps,
  { ids }: BodyOf<'exportShelf'>,
  admin: SignedInUser,
): Promise<ExportedShelf> {
  const chosen = [...new Set(ids)];
  const stories = await inTransaction(deps.db, async (transaction) => {
    const shelved: ShelvedStory[] = [];
    for (const id of chosen) {
      const story = await shelvedStory(transaction, id);
      const change = { action: 'exportShelf', kind: 'story', id, name: story.story.title ?? '' } as const;
      const after = { stories: chosen.length };
      await recordChange(transaction, deps, admin, { ...change, before: {}, after });
      shelved.push(story);
    }
    return shelved;
  });
  const text = writeShelf(stories);
  if (Buffer.byteLength(text) > SHELF_FILE_MAX_BYTES)
    throw new AppError('validation_failed', [
      wireFault(['body', 'ids'], { code: 'too_many', max: countThatFit(stories) }),
    ]);
  return { text };
}

/** How many of the stories fit into a file that can be imported again. */
function countThatFit(stories: readonly ShelvedStory[]): number {
  let bytes = 0;
  const tooMany = stories.findIndex((story) => {
    bytes += Buffer.byteLength(writeShelf([story]));
    return bytes > SHELF_FILE_MAX_BYTES;
  });
  return tooMany === -1 ? stories.length - 1 : tooMany;
}

async function shelvedStory(transaction: Transaction, id: string): Promise<ShelvedStory> {
  const row = await findEdited(transaction, id);
  if (!row) throw notFound('story');
  const { category_id: _category, tag_ids: _tags, is_featured: _featured, ...story } = workingStory(row);
  const cover_image_url = row.cover_source ?? story.cover_image_url;
  // a cover that was drawn here is drawn again after the import
  const isElsewhere = cover_image_url !== null && !checkCoverUrl(cover_image_url);
  return {
    ...(await namesOfStory(transaction, id)),
    story: { ...story, cover_image_url: isElsewhere ? cover_image_url : null },
  };
}
