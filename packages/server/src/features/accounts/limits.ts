import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import type { Limit } from '../../platform/limits/limits.ts';

const QUARTER_MS = 15 * MINUTE_MS;

/** Limits count per network of the caller, or per network and account. */
export const limits = {
  /** Wrong passwords for one account from one network; its owner can still sign in from another one. */
  loginToAccount: { name: 'login to account', hits: 5, windowMs: QUARTER_MS },
  /** Wrong passwords from one network, for any accounts. The setting is `WRONG_LOGINS_PER_QUARTER_HOUR`. */
  login: { name: 'login', hits: 600, windowMs: QUARTER_MS },
  /** Logins to one account from one network: who is known there gets in whatever others in the network have tried. */
  known: { name: 'known', hits: 1_000_000, windowMs: 90 * DAY_MS },
  /** Attempts at one account from all networks together; those after them are slow, and none is refused. */
  guesses: { name: 'guesses', hits: 20, windowMs: QUARTER_MS },
  /** Wrong passwords for one administrator from all networks, before a letter says so. */
  guessesUntold: { name: 'guesses untold', hits: 20, windowMs: QUARTER_MS },
  guessLetters: { name: 'guess letters', hits: 1, windowMs: DAY_MS },
  /** Accounts from one network, each with credits and room of its own. The setting is `REGISTRATIONS_PER_DAY`. */
  register: { name: 'register', hits: 60, windowMs: DAY_MS },
  google: { name: 'google', hits: 60, windowMs: QUARTER_MS },
  /** Each Google token signs in once. */
  googleToken: { name: 'google token', hits: 1, windowMs: 2 * HOUR_MS },
  /** Requests of sign-ins with an OpenID provider, three for each. */
  oidc: { name: 'oidc', hits: 1800, windowMs: QUARTER_MS },
  /** Each answer of a provider, and each ticket for it, signs in once. */
  oidcAnswer: { name: 'oidc answer', hits: 1, windowMs: 2 * HOUR_MS },
  /** Requests for mails. The setting is `MAILS_PER_HOUR`. */
  mail: { name: 'mail', hits: 60, windowMs: HOUR_MS },
  /** Links of one kind that are mailed to one address. Each link is valid for the window of this limit. */
  resetMails: { name: 'reset mails', hits: 5, windowMs: HOUR_MS },
  verificationMails: { name: 'verification mails', hits: 5, windowMs: HOUR_MS },
  /** Mails that ask one guardian for consent, from all accounts together. */
  guardianMails: { name: 'guardian mails', hits: 5, windowMs: DAY_MS },
  /** Guardians that one account names; each of them is mailed. */
  guardiansNamed: { name: 'guardians named', hits: 5, windowMs: DAY_MS },
  /** All mails to one address. Reset links are counted too, but always sent. */
  mailsToAddress: { name: 'mails to address', hits: 20, windowMs: HOUR_MS },
  link: { name: 'link', hits: 60, windowMs: QUARTER_MS },
  /** Password attempts of a signed-in user: a stolen session must not help to guess the password. */
  password: { name: 'password', hits: 10, windowMs: QUARTER_MS },
  /** Wrong codes of an app for one account, from all networks together: six digits can be guessed. */
  codes: { name: 'codes', hits: 10, windowMs: QUARTER_MS },
  /** Codes and recovery codes for one account from all networks; those after them are slow. A right one clears them. */
  codeGuesses: { name: 'code guesses', hits: 5, windowMs: QUARTER_MS },
  codeLetters: { name: 'code letters', hits: 1, windowMs: DAY_MS },
  passwordChanges: { name: 'password changes', hits: 5, windowMs: HOUR_MS },
  /** Successful sign-ins to one account, since each creates a session. */
  signIns: { name: 'sign-ins', hits: 120, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
