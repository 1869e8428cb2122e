import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { AppError } from '../../../platform/AppError.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { closeAccountOf } from '../../accounts/public.ts';
import { recordChange } from '../../audit/public.ts';
import { HOUSE_AUTHOR_ID } from '../../bundledStories/public.ts';
import type { Identified } from './present.ts';

/** Deletes an account at its owner's request. */
export async function removeUser(
  deps: Deps,
  { id, reason, deletes_stories }: Identified & BodyOf<'removeUser'>,
  admin: SignedInUser,
): Promise<void> {
  if (id === admin.id) throw new AppError('forbidden', 'Your own account is deleted on your account page.');
  if (id === HOUSE_AUTHOR_ID)
    throw new AppError(
      'forbidden',
      'This is the account of the bundled stories. Those that nobody is to read can be archived.',
    );
  await inTransaction(deps.db, async (transaction) => {
    await closeAccountOf(transaction, deps, id, { deletes_stories });
    await recordChange(transaction, deps, admin, {
      action: 'removeUser',
      kind: 'user',
      id,
      before: { deletes_stories: null },
      after: { deletes_stories },
      reason,
    });
  });
  deps.log.info(
    { event: 'account_deleted', user_id: id, admin_id: admin.id },
    'security: an account was deleted by an administrator',
  );
  deps.personalData.afterForget(deps);
  startJobs(deps);
}
