import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import { pick } from '@kathaloka/contract/rules';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { isAdmin } from '../../../platform/auth/policy.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { notFound } from '../../../platform/notFound.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { getStorySource } from '../getStorySource.ts';
import { namesOfStory } from '../shelfRepository.ts';
import { lockStory, setTags } from '../repository.ts';
import { tellOfActs } from './tellOfActs.ts';
import { checkReferences } from './references.ts';
import { staleStory } from './staleStory.ts';
import { workingStory, type WrittenStory } from './storyRow.ts';
import { coverOf, fetchChanged } from './coverPicture.ts';
import { refuseAdminFlags, refuseLostScenes, saveWorking, distinct } from './saveWorking.ts';

/** Changes the given fields. Content changes of a published story wait for its next publication. */
export async function updateStory(
  deps: Deps,
  { id, changes }: { readonly id: string; readonly changes: BodyOf<'updateStory'> },
  user: SignedInUser,
): Promise<AuthoredStory> {
  const { version, ...given } = changes;
  const fields = given as Partial<WrittenStory>;
  const fetched = await fetchChanged(deps, { id, url: fields.cover_image_url }, user);
  await inTransaction(deps.db, async (transaction) => {
    const row = await lockStory(transaction, id);
    if (!row) throw notFound('story');
    const working = workingStory(row);
    if (version !== undefined && version !== row.version) throw staleStory(row.version, working, fields);
    refuseAdminFlags(user, fields, row);
    refuseLostScenes(user, fields, working);
    await checkReferences(transaction, fields);
    const filedBefore = await filedUnder(transaction, { id, fields }, user);
    const cover = coverOf(row, working, { ...fields, fetched });
    const act = { act: 'edited', user, now: deps.clock() } as const;
    await saveWorking(transaction, row, { ...working, ...fields, ...cover }, { ...act, fetched });
    await tellOfActs(transaction, deps, [id]);
    if (fields.tag_ids) await setTags(transaction, id, distinct(fields.tag_ids));
    const changed = { action: 'updateStory', kind: 'story', id, name: row.title } as const;
    const { category_id: _category, tag_ids: _tags, ...others } = fields;
    const before = pick(working, Object.keys(others) as (keyof typeof others)[]);
    const filedAfter = await filedUnder(transaction, { id, fields }, user);
    await recordIfAdmin(transaction, deps, user, {
      ...changed,
      before: { ...before, ...filedBefore },
      after: { ...others, ...filedAfter },
    });
  });
  startJobs(deps);
  // search must find a published story by its new title
  startIndexing(deps);
  return getStorySource(deps, { id }, user);
}

/** The names of a story's category and tags for the audit log. Empty unless an administrator changes them. */
async function filedUnder(
  transaction: Transaction,
  { id, fields }: { readonly id: string; readonly fields: Partial<WrittenStory> },
  user: SignedInUser,
) {
  if (!isAdmin(user) || !('category_id' in fields || 'tag_ids' in fields)) return {};
  return namesOfStory(transaction, id, 'display_name');
}
