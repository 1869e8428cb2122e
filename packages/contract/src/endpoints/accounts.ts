import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { AccountSession, Id, Message, MyData, RefreshedTokens, SignedIn, User } from '../entities/index.ts';
import { report, ruled, ruledPassword, text, textOf } from '../entities/ruled.ts';
import {
  DISPLAY_NAME_MAX,
  EMAIL_MAX,
  LOGIN_IDENTIFIER_MAX,
  LOGIN_IDENTIFIER_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  TOKEN_MAX,
  USERNAME_MAX,
  USERNAME_MIN,
} from '../limits.ts';
import {
  checkConfirmPassword,
  checkDisplayName,
  checkEmail,
  checkLoginIdentifier,
  checkNewPassword,
  checkPassword,
  checkUsername,
} from '../rules/account.ts';
import { endpoint } from './define.ts';

const email = ruled(checkEmail, { format: 'email', maxLength: EMAIL_MAX });
const password = ruledPassword(checkPassword, { minLength: 1, maxLength: PASSWORD_MAX });
const newPassword = {
  password: ruledPassword(checkNewPassword, { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }),
  confirm_password: textOf(() => checkConfirmPassword('', { password: '' })),
};
const token = text(TOKEN_MAX).min(1);

/** Shows once more who somebody is, where a session alone is not enough: it may be stolen. */
const proof = {
  password: password.optional().describe('Required for an account that has a password'),
  id_token: token
    .optional()
    .describe(
      'Required of an account without a password: an ID token of Google for its own Google account, made in the last five minutes and used for nothing else',
    ),
  nonce: token.optional().describe('Required with `id_token`: the one that Google was asked with'),
};

function refuseUnequal(
  form: { password: string; confirm_password: string },
  context: z.core.$RefinementCtx,
): void {
  report(context, checkConfirmPassword(form.confirm_password, form), ['confirm_password']);
}

export const accounts = {
  login: endpoint(calls.login, {
    summary: 'Sign in',
    body: z.object({
      email_or_username: ruled(checkLoginIdentifier, {
        minLength: LOGIN_IDENTIFIER_MIN,
        maxLength: LOGIN_IDENTIFIER_MAX,
      }),
      password,
      remember_me: z.boolean().default(false),
    }),
    answers: { 200: SignedIn },
    errors: ['invalid_credentials', 'account_blocked'],
  }),
  register: endpoint(calls.register, {
    summary: 'Create an account and sign in',
    body: z
      .object({
        username: ruled(checkUsername, { minLength: USERNAME_MIN, maxLength: USERNAME_MAX }),
        email,
        display_name: ruled(checkDisplayName, { maxLength: DISPLAY_NAME_MAX }).optional(),
        ...newPassword,
      })
      .superRefine(refuseUnequal),
    answers: { 201: SignedIn },
    errors: ['taken', 'invalid_credentials'],
  }),
  signInWithGoogle: endpoint(calls.signInWithGoogle, {
    summary: 'Sign in with an ID token of Google',
    body: z.object({
      id_token: token,
      nonce: token
        .optional()
        .describe('The nonce of the request to Google, if one was sent: the token must carry the same'),
    }),
    answers: { 200: SignedIn },
    errors: ['google_sign_in_failed', 'invalid_credentials', 'account_blocked'],
  }),
  refreshTokens: endpoint(calls.refreshTokens, {
    summary: 'A new access token, and a new refresh token in place of the one sent',
    body: z.object({ refresh_token: token }),
    answers: { 200: RefreshedTokens },
    errors: ['not_signed_in'],
  }),
  logout: endpoint(calls.logout, {
    summary: 'Sign out of this browser',
    answers: { 200: Message },
    errors: [],
  }),
  forgotPassword: endpoint(calls.forgotPassword, {
    summary: 'Ask for a mail to reset a password; the answer is the same for unknown addresses',
    body: z.object({ email }),
    answers: { 200: Message },
    errors: [],
  }),
  resetPassword: endpoint(calls.resetPassword, {
    summary: 'Set a new password by the link of a mail, and end all sessions of the account',
    body: z.object({ token, ...newPassword }).superRefine(refuseUnequal),
    answers: { 200: Message },
    errors: ['invalid_link'],
  }),
  verifyEmail: endpoint(calls.verifyEmail, {
    summary: 'Verify an address by the link of a mail',
    query: z.object({ token }),
    answers: { 200: Message },
    errors: ['invalid_link'],
  }),
  resendVerification: endpoint(calls.resendVerification, {
    summary: 'Ask for another verification mail; the answer is the same for unknown addresses',
    body: z.object({ email }),
    answers: { 200: Message },
    errors: [],
  }),
  getMe: endpoint(calls.getMe, {
    summary: 'The account that is signed in',
    answers: { 200: User },
    errors: [],
  }),
  changePassword: endpoint(calls.changePassword, {
    summary: 'Change the password, and end all other sessions',
    body: z.object({ current_password: password, ...newPassword }).superRefine(refuseUnequal),
    answers: { 200: Message },
    errors: [],
  }),
  listAccountSessions: endpoint(calls.listAccountSessions, {
    summary: 'Where this account is signed in',
    answers: { 200: z.array(AccountSession) },
    errors: [],
  }),
  endOtherSessions: endpoint(calls.endOtherSessions, {
    summary: 'Sign out everywhere else',
    body: z.object(proof),
    answers: { 200: Message },
    errors: [],
  }),
  endSession: endpoint(calls.endSession, {
    summary: 'Sign out of one browser; where that is the one that asks, this is a logout',
    params: z.object({ id: Id }),
    resource: 'account_session',
    answers: { 200: Message },
    errors: [],
  }),
  downloadMyData: endpoint(calls.downloadMyData, {
    summary: 'Everything that is kept about this account',
    answers: { 200: MyData },
    errors: [],
  }),
  deleteMyAccount: endpoint(calls.deleteMyAccount, {
    summary: 'Delete this account for good',
    body: z.object({
      ...proof,
      deletes_stories: z
        .boolean()
        .default(false)
        .describe('Otherwise published stories stay, without the author’s name'),
    }),
    answers: { 200: Message },
    errors: ['last_admin'],
  }),
};
