import type { Limit } from '../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** What is counted is the network that a call comes from, alone or together with the account it is about. */
export const limits = {
  /** Wrong passwords for one account from one network: elsewhere its owner still gets in. */
  loginToAccount: { name: 'login to account', hits: 5, windowMs: QUARTER_MS },
  /** Wrong passwords from one network, whatever the accounts. */
  login: { name: 'login', hits: 60, windowMs: QUARTER_MS },
  register: { name: 'register', hits: 20, windowMs: HOUR_MS },
  google: { name: 'google', hits: 60, windowMs: QUARTER_MS },
  /** Mails that may be asked for, and links that may be tried. */
  mail: { name: 'mail', hits: 30, windowMs: HOUR_MS },
  mailToAddress: { name: 'mail to address', hits: 5, windowMs: HOUR_MS },
  link: { name: 'link', hits: 60, windowMs: QUARTER_MS },
  /** Of somebody who is signed in: a stolen session is no way to a password. */
  password: { name: 'password', hits: 10, windowMs: QUARTER_MS },
  data: { name: 'data', hits: 10, windowMs: HOUR_MS },
  refresh: { name: 'refresh', hits: 300, windowMs: MINUTE_MS },
} as const satisfies Record<string, Limit>;
