import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { getStorySource } from '../getStorySource.ts';
import { lockEdited, setTags } from '../repository.ts';
import { checkReferences } from './references.ts';
import { staleStory } from './staleStory.ts';
import { workingStory, type WrittenStory } from './storyRow.ts';
import { refuseAdminFlags, saveWorking, coverOf, distinct } from './saveWorking.ts';

/** Changes the given fields. Changes of a published story's content wait until it is published again. */
export async function updateStory(
  deps: Deps,
  { id, changes }: { readonly id: string; readonly changes: BodyOf<'updateStory'> },
  user: SignedInUser,
): Promise<AuthoredStory> {
  const { version, ...given } = changes;
  const fields = given as Partial<WrittenStory>;
  await inTransaction(deps.db, async (transaction) => {
    const row = await lockEdited(transaction, id);
    if (!row) throw notFound('story');
    const working = workingStory(row);
    if (version !== undefined && version !== row.version) throw staleStory(row.version, working, fields);
    refuseAdminFlags(user, fields, row);
    await checkReferences(transaction, fields);
    await saveWorking(transaction, row, { ...working, ...fields, ...coverOf(row, working, fields) }, user);
    if (fields.tag_ids) await setTags(transaction, id, distinct(fields.tag_ids));
    const changed = { action: 'updateStory', kind: 'story', id, name: row.title } as const;
    const before = Object.fromEntries(
      Object.keys(fields).map((field) => [field, working[field as keyof WrittenStory]]),
    );
    await recordIfAdmin(transaction, deps, user, { ...changed, before, after: fields });
  });
  // a published story is found by its new title
  startIndexing(deps);
  return getStorySource(deps, { id }, user);
}
