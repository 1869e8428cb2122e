/** The fields that the calls of accounts share. */
import type { z } from 'zod';
import { BirthYear } from '../entities/index.ts';
import { report, ruled, ruledPassword, text, textOf } from '../entities/ruled.ts';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, SECOND_FACTOR_CODE_MAX, TOKEN_MAX } from '../limits.ts';
import { OIDC_BINDING } from '../paths.ts';
import { checkConfirmPassword, checkEmail, checkNewPassword, checkPassword } from '../rules/account.ts';

export const email = ruled(checkEmail, { format: 'email', maxLength: EMAIL_MAX });
export const password = ruledPassword(checkPassword, { minLength: 1, maxLength: PASSWORD_MAX });
export const newPassword = {
  password: ruledPassword(checkNewPassword, { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }),
  confirm_password: textOf(() => checkConfirmPassword('', { password: '' })),
};
export const token = text(TOKEN_MAX).min(1);
export const code = text(SECOND_FACTOR_CODE_MAX).describe(
  'A code of the authenticator app, or a recovery code; spaces, dashes and the digits of Hindi and Urdu are accepted',
);
/** A random value of a browser, which begins with it what it ends. */
export const binding = text(64).regex(OIDC_BINDING);
export const birthYear = BirthYear.describe('The year only; the day is never sent or stored');

/** Fresh proof of identity, for calls where a possibly stolen session is not enough. */
export const proof = {
  password: password.optional().describe('Required for an account that has a password'),
  id_token: token
    .optional()
    .describe(
      'Required for an account that only Google signs in: an ID token of its own Google account, issued in the last five minutes and used for nothing else. An account that only the OpenID provider signs in has to have signed in again in the last five minutes',
    ),
  nonce: token.optional().describe('Required with `id_token`: the nonce that was sent to Google'),
  code: code.optional().describe('Required for an account with a second factor: a code of it, unused'),
};

export function refuseUnequal(
  form: { password: string; confirm_password: string },
  context: z.core.$RefinementCtx,
): void {
  report(context, checkConfirmPassword(form.confirm_password, form), ['confirm_password']);
}
