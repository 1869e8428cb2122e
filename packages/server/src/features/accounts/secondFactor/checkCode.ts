import { hashOfToken } from '../../../platform/auth/opaqueTokens.ts';
import { stepOf } from '../../../platform/auth/totp.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { addEmailTo } from '../emails/addEmailTo.ts';
import { emailsIn } from '../emails/emails.ts';
import { slowDown, tellOfCodes } from '../guesses/manyGuesses.ts';
import { limits } from '../limits.ts';
import { isOfApp, plainCode } from './codes.ts';
import {
  countRecoveryCodes,
  findFactor,
  type SecondFactorRow,
  takeRecoveryCode,
  takeStep,
} from './secondFactorRepository.ts';

/** What a code is worth; `not-needed` where no factor is on. */
export type Checked = 'not-needed' | 'missing' | 'wrong' | 'right';

/**
 * Checks the code of an account whose password, or sign-in with Google, was right, and uses it up. Wrong codes of the
 * app are limited per account over all networks, and then the right one is refused as well: only who knows the
 * password comes so far, so no stranger can lock the owner out, and recovery codes work on. After a few wrong ones of either
 * kind each further one is slow, and its owner receives a letter.
 */
export async function checkCode(deps: Deps, user_id: string, typed: string | undefined): Promise<Checked> {
  const factor = await findFactor(deps.db, user_id);
  if (!factor?.confirmed_at) return 'not-needed';
  const code = plainCode(typed ?? '');
  if (code === '') return 'missing';
  const isMany = await slowDown(deps, limits.codeGuesses, user_id);
  const isRight = isOfApp(code)
    ? await isCodeOfApp(deps, factor, code)
    : await isRecovery(deps, user_id, code);
  if (isRight) {
    await deps.rateLimiter.forget(limits.codeGuesses, user_id);
    return 'right';
  }
  deps.log.warn({ event: 'second_factor_refused', user_id }, 'security: a code was wrong');
  if (isMany) await tellOfCodes(deps, user_id);
  return 'wrong';
}

async function isCodeOfApp(deps: Deps, factor: SecondFactorRow, code: string): Promise<boolean> {
  const { db, rateLimiter } = deps;
  await rateLimiter.take(limits.codes, factor.user_id);
  const step = readCode(deps, factor, code);
  if (step === undefined || !(await takeStep(db, factor.user_id, step))) return false;
  await rateLimiter.forget(limits.codes, factor.user_id);
  return true;
}

/** The time step of a code, if it is one of this factor and about now. */
export const readCode = (
  { clock }: Pick<Deps, 'clock'>,
  { secret }: Pick<SecondFactorRow, 'secret'>,
  typed: string,
): number | undefined => stepOf(secret, plainCode(typed), clock());

async function isRecovery(deps: Deps, user_id: string, code: string): Promise<boolean> {
  const isUsed = await inTransaction(deps.db, async (transaction) => {
    if (!(await takeRecoveryCode(transaction, user_id, hashOfToken(code)))) return false;
    const left = await countRecoveryCodes(transaction, user_id);
    await addEmailTo(transaction, { user_id }, ({ username, language }) =>
      emailsIn(language).recoveryCodeUsed(username, left),
    );
    return true;
  });
  if (isUsed) {
    deps.log.info({ event: 'recovery_code_used', user_id }, 'security: a recovery code was used');
    startJobs(deps);
  }
  return isUsed;
}
