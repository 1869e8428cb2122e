import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { User } from '@kathaloka/contract/entities';
import { checkGuardianEmail } from '@kathaloka/contract/rules';
import { wireFault } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import { forbidden, notSignedIn, type SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { limits } from '../limits.ts';
import { findUser, lockOpenAccount, type UserRow } from '../repository.ts';
import { guardianProof } from './guardianProofs.ts';
import { storeGuardian } from '../guardiansRepository.ts';
import { presentAccount } from '../presentYouth.ts';

/** Asks a guardian, or a different one. A guardian who has consented cannot be replaced. */
export async function nameGuardian(
  deps: Deps,
  { email }: BodyOf<'nameGuardian'>,
  { id, youth }: Pick<SignedInUser, 'id' | 'youth'>,
  { language, address }: Caller,
): Promise<User> {
  const { db, rateLimiter } = deps;
  if (!youth || !guardianProof(deps.config.young.proof).asksForAddress) throw forbidden();
  await rateLimiter.take(limits.guardiansNamed, id);
  await rateLimiter.takeFrom(limits.mail, address);
  const user = await findUser(db, id);
  if (!user) throw notSignedIn();
  refuseOneself(email, user, ['body', 'email']);
  const isAsked = await inTransaction(db, async (transaction) => {
    // the account may have been deleted meanwhile: then no mail is sent
    if (!(await lockOpenAccount(transaction, id))) throw notSignedIn();
    return askGuardian(transaction, deps, { user_id: id, guardian_email: email, language });
  });
  if (!isAsked) throw new AppError('already_given', 'A guardian has consented already.');
  startJobs(deps);
  return presentAccount(deps, user);
}

export function refuseOneself(email: string, { email: own }: Pick<UserRow, 'email'>, loc: string[]): void {
  const fault = checkGuardianEmail(email, own);
  if (fault) throw new AppError('validation_failed', [wireFault(loc, fault)]);
}

interface Asking extends Pick<Caller, 'language'> {
  readonly user_id: string;
  readonly guardian_email: string;
}

/** False if a guardian has consented already. */
export async function askGuardian(
  transaction: Transaction,
  { clock, config: { young } }: Pick<Deps, 'clock' | 'config'>,
  { user_id, guardian_email, language }: Asking,
): Promise<boolean> {
  if (!(await storeGuardian(transaction, { user_id, guardian_email, asked_at: clock() }))) return false;
  await guardianProof(young.proof).ask(transaction, { user_id, language });
  return true;
}
