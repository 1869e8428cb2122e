import type { BodyOf } from '@kathaloka/contract/endpoints';
import { type RecoveryCodes, wireFault } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { hashOfToken } from '../../../platform/auth/opaqueTokens.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { addEmailTo } from '../emails/addEmailTo.ts';
import { emailsIn } from '../emails/emails.ts';
import { limits } from '../limits.ts';
import { readCode } from '../secondFactor/checkCode.ts';
import { newRecoveryCodes, plainCode } from '../secondFactor/codes.ts';
import { confirmFactor, findFactor, insertRecoveryCodes } from '../secondFactor/secondFactorRepository.ts';

const wrongCode = (): AppError =>
  new AppError('validation_failed', [wireFault(['body', 'code'], { code: 'wrong_code' })]);

/** Switches the second factor on, after a first code shows that the app has its secret. */
export async function confirmSecondFactor(
  deps: Deps,
  { code }: BodyOf<'confirmSecondFactor'>,
  user: SignedInUser,
): Promise<RecoveryCodes> {
  const { db, clock, log, rateLimiter } = deps;
  await rateLimiter.take(limits.codes, user.id);
  const factor = await findFactor(db, user.id);
  const last_step = factor && readCode(deps, factor, code);
  if (factor === undefined || last_step === undefined) throw wrongCode();
  const recovery_codes = newRecoveryCodes();
  await inTransaction(db, async (transaction) => {
    const isOn = await confirmFactor(transaction, { ...factor, last_step, confirmed_at: clock() });
    if (!isOn) throw wrongCode();
    const hashes = recovery_codes.map((each) => hashOfToken(plainCode(each)));
    await insertRecoveryCodes(transaction, user.id, hashes);
    await addEmailTo(transaction, { user_id: user.id }, ({ username, language }) =>
      emailsIn(language).secondFactorOn(username),
    );
    await recordIfAdmin(transaction, deps, user, {
      action: 'confirmSecondFactor',
      kind: 'user',
      id: user.id,
      before: { second_factor: false },
      after: { second_factor: true },
    });
  });
  await rateLimiter.forget(limits.codes, user.id);
  log.info({ event: 'second_factor_on', user_id: user.id }, 'security: a second factor was switched on');
  startJobs(deps);
  return { recovery_codes };
}
