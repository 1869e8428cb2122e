/** The closed lists of signing in. */

/** Why a Google sign-in was refused. */
export const GOOGLE_REFUSALS = [
  'not_set_up',
  'invalid_token',
  'email_not_verified',
  'account_not_verified',
  'other_google_account',
] as const;
export type GoogleRefusal = (typeof GOOGLE_REFUSALS)[number];

/** Why a sign-in with the OpenID provider was refused. */
export const OIDC_REFUSALS = [
  'not_set_up',
  'cancelled',
  'unreachable',
  'invalid_answer',
  'no_email',
  'email_not_verified',
  'account_not_verified',
  'other_account',
] as const;
export type OidcRefusal = (typeof OIDC_REFUSALS)[number];

/** The providers that sign in to an account without a password. */
export const PROVIDERS = ['google', 'oidc'] as const;
export type Provider = (typeof PROVIDERS)[number];
