import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Guardianship } from '@kathaloka/contract/entities';
import { hashOfToken } from '../../../platform/auth/opaqueTokens.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { invalidLink } from '../links/mailLinks.ts';
import { limits } from '../limits.ts';
import { lockOpenAccount } from '../repository.ts';
import { grantConsent } from './consent.ts';
import { deleteGuardianLinks, spendGuardianLink } from '../guardiansRepository.ts';
import { linkOf, presentGuardianship } from './guardianship.ts';

/** Gives consent once, even after two clicks. The same link then shows the consent, and can withdraw it. */
export async function giveConsent(
  deps: Deps,
  { token }: Pick<BodyOf<'giveConsent'>, 'token'>,
  { address, language }: Caller,
): Promise<Guardianship> {
  const { db, clock, log, rateLimiter } = deps;
  await rateLimiter.takeFrom(limits.link, address);
  const { user_id } = await linkOf(db, token, clock());
  const hash = hashOfToken(token);
  const isGranted = await inTransaction(db, async (transaction) => {
    // locks the account before the guardian's links, in the order of the sweep
    if (!(await lockOpenAccount(transaction, user_id))) return false;
    if (!(await spendGuardianLink(transaction, hash, clock()))) return false;
    await deleteGuardianLinks(transaction, user_id, hash);
    return grantConsent(transaction, deps, { user_id, proof: 'mail', language });
  });
  if (isGranted) {
    log.info({ event: 'guardian_consented', user_id, address }, 'a guardian has consented');
    startJobs(deps);
  }
  const known = presentGuardianship(await linkOf(db, token, clock()), clock());
  // the link was used earlier, and consent has been withdrawn since
  if (known.state !== 'granted') throw invalidLink();
  return known;
}
