import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Guardianship } from '@kathaloka/contract/entities';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { closeAccountOf } from '../account/closeAccount.ts';
import { limits } from '../limits.ts';
import { endConsent } from './consent.ts';
import { linkOf, presentGuardianship } from './guardianship.ts';

/** Withdraws consent, or declines before consenting. Repeated calls change nothing. */
export async function withdrawConsent(
  deps: Deps,
  { token, deletes_account }: BodyOf<'withdrawConsent'>,
  { address, language }: Caller,
): Promise<Guardianship> {
  const { db, clock, log, rateLimiter } = deps;
  await rateLimiter.takeFrom(limits.link, address);
  const link = await linkOf(db, token, clock());
  const { user_id } = link;
  const now = clock();
  if (deletes_account) {
    await inTransaction(db, (transaction) =>
      closeAccountOf(transaction, deps, user_id, { deletes_stories: true }),
    );
    log.info({ event: 'account_deleted', user_id, address }, 'security: a guardian has deleted an account');
    deps.personalData.afterForget(deps);
    startJobs(deps);
    return {
      ...presentGuardianship(link, now),
      state: 'withdrawn',
      can_consent: false,
      deletes_at: now.toISOString(),
    };
  }
  const isWithdrawn = await inTransaction(db, (transaction) =>
    endConsent(transaction, deps, { user_id, language }),
  );
  if (isWithdrawn) {
    log.info({ event: 'guardian_withdrew', user_id, address }, 'a guardian has withdrawn consent');
    startJobs(deps);
  }
  return presentGuardianship(await linkOf(db, token, now), now);
}
