import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import type { Limit } from '../../../platform/limits/limits.ts';
import { addEmailTo } from '../emails/addEmailTo.ts';
import { emailsIn } from '../emails/emails.ts';
import { limits } from '../limits.ts';
import type { UserRow } from '../repository.ts';

/** The delay of each further attempt. A guesser pays it every time, the owner once. */
const SLOW_MS = 1000;

/**
 * Counts an attempt at an account from any network, of which many are slow; returns whether there are many. Unknown
 * names are counted alike.
 */
export async function slowDown(
  { rateLimiter }: Pick<Deps, 'rateLimiter'>,
  limit: Limit,
  account: string,
): Promise<boolean> {
  const isSlow = !(await rateLimiter.allows(limit, account));
  if (isSlow) await sleep(SLOW_MS);
  return isSlow;
}

/** After many wrong passwords from any networks, writes to an administrator, once a day. */
export async function tellOfGuesses(deps: Deps, { id, role }: Pick<UserRow, 'id' | 'role'>): Promise<void> {
  const { log, rateLimiter } = deps;
  if (role !== 'admin' || (await rateLimiter.allows(limits.guessesUntold, id))) return;
  if (!(await rateLimiter.allows(limits.guessLetters, id))) return;
  log.warn(
    { event: 'admin_guessed', user_id: id },
    'security: somebody guesses the password of an administrator',
  );
  await write(deps, id, 'guessed');
}

/** After many wrong codes, writes to the owner, once a day: only who knows the password comes so far. */
export async function tellOfCodes(deps: Deps, user_id: string): Promise<void> {
  const { log, rateLimiter } = deps;
  if (!(await rateLimiter.allows(limits.codeLetters, user_id))) return;
  log.warn({ event: 'codes_guessed', user_id }, 'security: somebody guesses the codes of an account');
  await write(deps, user_id, 'codesGuessed');
}

async function write(deps: Deps, user_id: string, letter: 'guessed' | 'codesGuessed'): Promise<void> {
  await inTransaction(deps.db, (transaction) =>
    addEmailTo(transaction, { user_id }, ({ username, language }) => emailsIn(language)[letter](username)),
  );
  startJobs(deps);
}
