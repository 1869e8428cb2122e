import { randomBytes } from 'node:crypto';
import type { BegunSecondFactor } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { base32, otpauthUrl } from '../../../platform/auth/totp.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { beginFactor } from '../secondFactor/secondFactorRepository.ts';
import { accountOf, checkProof, inOrder, lockAsChecked, type Proof } from '../sessions/proof.ts';

/** The length that RFC 4226 recommends for HMAC-SHA1. */
const SECRET_BYTES = 20;

/**
 * Makes a secret. Requires proof: with a stolen session alone, the thief would lock the owner out. Where letters are
 * sent the address has to be verified before: a stranger who registered with it would lock out whom it belongs to.
 */
export function beginSecondFactor(deps: Deps, proof: Proof, user: SignedInUser): Promise<BegunSecondFactor> {
  return inOrder(deps, user, async () => {
    const account = await accountOf(deps, user);
    if (deps.config.mail.smtpUrl !== null && !account.is_verified)
      throw new AppError('email_not_verified', 'Verify your email address before you switch this on.');
    await checkProof(deps, account, proof, user);
    // stored as it is: a key from AUTH_SECRET, which operators change to end all sessions, would lock everybody out
    const secret = randomBytes(SECRET_BYTES);
    await inTransaction(deps.db, async (transaction) => {
      await lockAsChecked(transaction, account, user, 'password');
      const isBegun = await beginFactor(transaction, { user_id: user.id, secret });
      if (!isBegun)
        throw new AppError('second_factor_on', 'The second factor is on already. Switch it off first.');
    });
    return { secret: base32(secret), otpauth_url: otpauthUrl('Kathaloka', account.username, secret) };
  });
}
