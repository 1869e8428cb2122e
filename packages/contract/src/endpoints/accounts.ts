import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  AccountSession,
  BegunSecondFactor,
  Guardianship,
  Id,
  Message,
  MyData,
  ProvenIdentity,
  RecoveryCodes,
  RefreshedTokens,
  SecondFactor,
  SignedIn,
  User,
} from '../entities/index.ts';
import { ruled } from '../entities/ruled.ts';
import {
  ABOUT_MAX,
  DISPLAY_NAME_MAX,
  LOGIN_IDENTIFIER_MAX,
  LOGIN_IDENTIFIER_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from '../limits.ts';
import { checkAbout, checkDisplayName, checkLoginIdentifier, checkUsername } from '../rules/account.ts';
import { OIDC_PATH } from '../paths.ts';
import {
  binding,
  birthYear,
  code,
  email,
  newPassword,
  password,
  proof,
  refuseUnequal,
  token,
} from './accountFields.ts';
import { endpoint } from './define.ts';

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
      code: code
        .optional()
        .describe('Required for an account with a second factor, which the first answer says'),
    }),
    answers: { 200: SignedIn },
    errors: ['invalid_credentials', 'account_blocked', 'second_factor_required', 'second_factor_refused'],
  }),
  register: endpoint(calls.register, {
    summary: 'Create an account and sign in',
    body: z
      .object({
        username: ruled(checkUsername, { minLength: USERNAME_MIN, maxLength: USERNAME_MAX }),
        email,
        display_name: ruled(checkDisplayName, { maxLength: DISPLAY_NAME_MAX }).optional(),
        birth_year: birthYear.optional().describe('Required if the setting `young_accounts` is `by-year`'),
        guardian_email: email
          .optional()
          .describe(
            'For an account for the young: the address of a parent or guardian, who is asked for consent',
          ),
        ...newPassword,
      })
      .superRefine(refuseUnequal),
    answers: { 201: SignedIn },
    errors: ['taken', 'invalid_credentials'],
  }),
  signInWithGoogle: endpoint(calls.signInWithGoogle, {
    summary: 'Sign in with a Google ID token',
    body: z.object({
      id_token: token,
      nonce: token
        .optional()
        .describe('The nonce that was sent to Google, if any; the token must contain it'),
      code: code.optional().describe('Required for an account with a second factor, with the same token'),
    }),
    answers: { 200: SignedIn },
    errors: [
      'google_sign_in_failed',
      'invalid_credentials',
      'account_blocked',
      'second_factor_required',
      'second_factor_refused',
    ],
  }),
  signInWithOidc: endpoint(calls.signInWithOidc, {
    summary: 'Sign in with the answer of the OpenID provider',
    body: z.object({
      ticket: token.describe(
        `What a browser finds behind \`#oidc=\` after it has begun at \`${OIDC_PATH}?binding=…\`: the answer or the failure of the provider, for five minutes`,
      ),
      binding: binding.describe('The value with which this browser began'),
      code: code.optional().describe('Required for an account with a second factor, with the same ticket'),
    }),
    answers: { 200: SignedIn },
    errors: [
      'oidc_sign_in_failed',
      'invalid_credentials',
      'account_blocked',
      'second_factor_required',
      'second_factor_refused',
    ],
  }),
  refreshTokens: endpoint(calls.refreshTokens, {
    summary: 'Exchange a refresh token for a new access token and a new refresh token',
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
    summary: 'Request a mail to reset a password; the response is the same for unknown addresses',
    body: z.object({ email }),
    answers: { 200: Message },
    errors: [],
  }),
  resetPassword: endpoint(calls.resetPassword, {
    summary: 'Set a new password with the token of a mail, and end all sessions of the account',
    body: z.object({ token, ...newPassword }).superRefine(refuseUnequal),
    answers: { 200: Message },
    errors: ['invalid_link'],
  }),
  verifyEmail: endpoint(calls.verifyEmail, {
    summary: 'Verify an address with the token of a mail',
    query: z.object({ token }),
    answers: { 200: Message },
    errors: ['invalid_link'],
  }),
  resendVerification: endpoint(calls.resendVerification, {
    summary: 'Request another verification mail; the response is the same for unknown addresses',
    body: z.object({ email }),
    answers: { 200: Message },
    errors: [],
  }),
  getGuardianship: endpoint(calls.getGuardianship, {
    summary: 'What a guardian is asked for, or has consented to, by the token of a mail',
    query: z.object({ token }),
    answers: { 200: Guardianship },
    errors: ['invalid_link'],
  }),
  giveConsent: endpoint(calls.giveConsent, {
    summary: 'Consent as a guardian, by the token of a mail, which gives consent once',
    body: z.object({
      token,
      is_adult_guardian: z
        .literal(true)
        .describe('The guardian confirms to be of age, and the parent or guardian of the account’s owner'),
    }),
    answers: { 200: Guardianship },
    errors: ['invalid_link'],
  }),
  withdrawConsent: endpoint(calls.withdrawConsent, {
    summary: 'Withdraw the consent of a guardian: the account waits from the next call on',
    body: z.object({
      token,
      deletes_account: z
        .boolean()
        .default(false)
        .describe('Also deletes the account, with everything in it, immediately'),
    }),
    answers: { 200: Guardianship },
    errors: ['invalid_link'],
  }),
  changeAbout: endpoint(calls.changeAbout, {
    summary: 'Change what the caller says of themselves on their page as an author; an empty text removes it',
    body: z.object({ about: ruled(checkAbout, { maxLength: ABOUT_MAX }) }),
    answers: { 200: User },
    errors: [],
  }),
  giveBirthYear: endpoint(calls.giveBirthYear, {
    summary: 'Say the year of birth, once: afterwards an administrator changes it',
    body: z.object({ birth_year: birthYear }),
    answers: { 200: User },
    errors: ['already_given'],
  }),
  nameGuardian: endpoint(calls.nameGuardian, {
    summary: 'Name the guardian who is asked for consent by mail; the links of earlier mails end',
    body: z.object({ email }),
    answers: { 200: User },
    errors: ['already_given', 'forbidden'],
  }),
  getMe: endpoint(calls.getMe, {
    summary: 'The caller’s account',
    answers: { 200: User },
    errors: [],
  }),
  changePassword: endpoint(calls.changePassword, {
    summary: 'Change the password, and end all other sessions',
    body: z
      .object({ current_password: password, ...newPassword, code: proof.code })
      .superRefine(refuseUnequal),
    answers: { 200: Message },
    errors: [],
  }),
  proveIdentity: endpoint(calls.proveIdentity, {
    summary: 'Confirm who is signed in; calls that need fresh proof then work in this login for some minutes',
    body: z.object(proof),
    answers: { 200: ProvenIdentity },
    errors: [],
  }),
  getSecondFactor: endpoint(calls.getSecondFactor, {
    summary: 'Whether signing in asks for a code besides the password or Google',
    answers: { 200: SecondFactor },
    errors: [],
  }),
  beginSecondFactor: endpoint(calls.beginSecondFactor, {
    summary: 'Make a secret for an authenticator app; the second factor is on once a code of it is confirmed',
    body: z.object(proof),
    answers: { 200: BegunSecondFactor },
    errors: ['second_factor_on', 'email_not_verified'],
  }),
  confirmSecondFactor: endpoint(calls.confirmSecondFactor, {
    summary: 'Switch the second factor on with a first code, and receive the recovery codes, this once',
    body: z.object({ code }),
    answers: { 200: RecoveryCodes },
    errors: [],
  }),
  removeSecondFactor: endpoint(calls.removeSecondFactor, {
    summary: 'Switch the second factor off',
    body: z.object(proof),
    answers: { 200: Message },
    errors: [],
  }),
  listAccountSessions: endpoint(calls.listAccountSessions, {
    summary: 'The browsers in which the caller is signed in',
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
    summary: 'Sign out of one browser; for the caller’s own this is a logout',
    params: z.object({ id: Id }),
    resource: 'account_session',
    answers: { 200: Message },
    errors: [],
  }),
  downloadMyData: endpoint(calls.downloadMyData, {
    summary: 'Everything that is stored about the caller',
    answers: { 200: MyData },
    errors: [],
  }),
  deleteMyAccount: endpoint(calls.deleteMyAccount, {
    summary: 'Delete the caller’s account for good',
    body: z.object({
      ...proof,
      deletes_stories: z
        .boolean()
        .default(false)
        .describe(
          'If false, published stories stay, without the author’s name. If true, no new session of them can begin; running sessions can be played on',
        ),
    }),
    answers: { 200: Message },
    errors: ['last_admin'],
  }),
};
