import { z } from 'zod';
import { calls } from '../calls.ts';
import { AccountSession, Message, MyData, RefreshedTokens, SignedIn, User } from '../entities/index.ts';
import { ruled, ruledPassword, text } from '../entities/ruled.ts';
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
  confirm_password: z.string({
    error: ({ input }) => (input === undefined ? checkConfirmPassword('', { password: '' }) : undefined),
  }),
};
const token = text(TOKEN_MAX).min(1);

function refuseUnequal(
  form: { password: string; confirm_password: string },
  context: z.core.$RefinementCtx,
): void {
  const message = checkConfirmPassword(form.confirm_password, form);
  if (message) context.addIssue({ code: 'custom', path: ['confirm_password'], message });
}

export const accounts = {
  login: endpoint(calls.login, {
    summary: 'Sign in',
    access: 'public',
    body: z.object({
      email_or_username: ruled(checkLoginIdentifier, {
        minLength: LOGIN_IDENTIFIER_MIN,
        maxLength: LOGIN_IDENTIFIER_MAX,
      }),
      password,
      remember_me: z.boolean().default(false),
    }),
    answers: { 200: SignedIn },
    errors: ['invalid_credentials'],
  }),
  register: endpoint(calls.register, {
    summary: 'Create an account and sign in',
    access: 'public',
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
    access: 'public',
    body: z.object({ id_token: token }),
    answers: { 200: SignedIn },
    errors: ['google_sign_in_failed', 'invalid_credentials'],
  }),
  refreshTokens: endpoint(calls.refreshTokens, {
    summary: 'A new access token, and a new refresh token in place of the one sent',
    access: 'public',
    body: z.object({ refresh_token: token }),
    answers: { 200: RefreshedTokens },
    errors: ['not_signed_in'],
  }),
  logout: endpoint(calls.logout, {
    summary: 'Sign out of this browser',
    access: 'signed-in',
    answers: { 200: Message },
    errors: [],
  }),
  forgotPassword: endpoint(calls.forgotPassword, {
    summary: 'Ask for a mail to reset a password; the answer is the same for unknown addresses',
    access: 'public',
    body: z.object({ email }),
    answers: { 200: Message },
    errors: [],
  }),
  resetPassword: endpoint(calls.resetPassword, {
    summary: 'Set a new password by the link of a mail, and end all sessions of the account',
    access: 'public',
    body: z.object({ token, ...newPassword }).superRefine(refuseUnequal),
    answers: { 200: Message },
    errors: ['invalid_link'],
  }),
  verifyEmail: endpoint(calls.verifyEmail, {
    summary: 'Verify an address by the link of a mail',
    access: 'public',
    query: z.object({ token }),
    answers: { 200: Message },
    errors: ['invalid_link'],
  }),
  resendVerification: endpoint(calls.resendVerification, {
    summary: 'Ask for another verification mail; the answer is the same for unknown addresses',
    access: 'public',
    body: z.object({ email }),
    answers: { 200: Message },
    errors: [],
  }),
  getMe: endpoint(calls.getMe, {
    summary: 'The account that is signed in',
    access: 'signed-in',
    answers: { 200: User },
    errors: [],
  }),
  changePassword: endpoint(calls.changePassword, {
    summary: 'Change the password, and end all other sessions',
    access: 'signed-in',
    body: z.object({ current_password: password, ...newPassword }).superRefine(refuseUnequal),
    answers: { 200: Message },
    errors: [],
  }),
  listAccountSessions: endpoint(calls.listAccountSessions, {
    summary: 'Where this account is signed in',
    access: 'signed-in',
    answers: { 200: z.array(AccountSession) },
    errors: [],
  }),
  endOtherSessions: endpoint(calls.endOtherSessions, {
    summary: 'Sign out everywhere else',
    access: 'signed-in',
    answers: { 200: Message },
    errors: [],
  }),
  downloadMyData: endpoint(calls.downloadMyData, {
    summary: 'Everything that is kept about this account',
    access: 'signed-in',
    answers: { 200: MyData },
    errors: [],
  }),
  deleteMyAccount: endpoint(calls.deleteMyAccount, {
    summary: 'Delete this account for good',
    access: 'signed-in',
    body: z.object({
      password: password.optional().describe('Required of an account that has one'),
      deletes_stories: z
        .boolean()
        .default(false)
        .describe('Otherwise stories that were published stay, without a name'),
    }),
    answers: { 200: Message },
    errors: ['conflict'],
  }),
};
