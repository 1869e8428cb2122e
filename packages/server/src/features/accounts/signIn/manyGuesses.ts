import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { addEmailTo } from '../emails/addEmailTo.ts';
import { emailsIn } from '../emails/emails.ts';
import { limits } from '../limits.ts';
import type { UserRow } from '../repository.ts';

/** The delay of each further attempt. A guesser pays it every time, the owner once. */
const SLOW_MS = 1000;

/** Counts an attempt at an account from any network, of which many are slow. Unknown names are counted alike. */
export async function slowDown({ rateLimiter }: Pick<Deps, 'rateLimiter'>, account: string): Promise<void> {
  if (!(await rateLimiter.allows(limits.guesses, account))) await sleep(SLOW_MS);
}

/** After many wrong passwords from any networks, writes to an administrator, once a day. */
export async function tellOfGuesses(deps: Deps, { id, role }: Pick<UserRow, 'id' | 'role'>): Promise<void> {
  const { db, log, rateLimiter } = deps;
  if (role !== 'admin' || (await rateLimiter.allows(limits.guessesUntold, id))) return;
  if (!(await rateLimiter.allows(limits.guessLetters, id))) return;
  log.warn(
    { event: 'admin_guessed', user_id: id },
    'security: somebody guesses the password of an administrator',
  );
  await inTransaction(db, (transaction) =>
    addEmailTo(transaction, { user_id: id }, ({ username, language }) =>
      emailsIn(language).guessed(username),
    ),
  );
  startJobs(deps);
}
