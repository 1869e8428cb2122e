import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AdminUser } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { endConsent, grantConsent, lockForYouth } from '../../accounts/public.ts';
import { recordChange } from '../../audit/public.ts';
import type { Identified } from './present.ts';
import { getUser } from './getUser.ts';

/** Records consent that a guardian has proved in another way than by mail. The reason says how. */
export async function recordConsent(
  deps: Deps,
  { id, is_granted, reason }: Identified & BodyOf<'recordConsent'>,
  admin: SignedInUser,
): Promise<AdminUser> {
  await inTransaction(deps.db, async (transaction) => {
    const { language } = await lockForYouth(transaction, id);
    const consent = { user_id: id, language: language ?? 'en' } as const;
    const isChanged = is_granted
      ? await grantConsent(transaction, deps, { ...consent, proof: 'administrator' })
      : await endConsent(transaction, deps, consent);
    await recordChange(transaction, deps, admin, {
      action: 'recordConsent',
      kind: 'user',
      id,
      before: { has_consent: isChanged ? !is_granted : is_granted },
      after: { has_consent: is_granted },
      reason,
    });
  });
  startJobs(deps);
  return getUser(deps, { id });
}
