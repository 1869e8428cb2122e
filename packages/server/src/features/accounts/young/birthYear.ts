import { mayBeMinor, yearNow } from '@kathaloka/contract/rules';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { setBirthYear } from '../repository.ts';
import { findGuardianship, isGranted, startWaiting, stopWaiting } from '../guardiansRepository.ts';

interface GivenYear {
  readonly user_id: string;
  readonly birth_year: number | null;
  /** Whether an existing year must not be replaced. */
  readonly isFirst: boolean;
}

/** Stores the year. A youth account then waits for a guardian. False if there was a year already. */
export async function storeBirthYear(
  transaction: Transaction,
  { clock, config: { young } }: Pick<Deps, 'clock' | 'config'>,
  { user_id, birth_year, isFirst }: GivenYear,
): Promise<boolean> {
  const now = clock();
  const isYoung = birth_year !== null && mayBeMinor(birth_year, yearNow(now));
  if (!(await setBirthYear(transaction, { user_id, birth_year, isFirst, isNameless: isYoung }))) return false;
  const hasConsent = isGranted(await findGuardianship(transaction, user_id));
  if (isYoung && !hasConsent) await startWaiting(transaction, user_id, now);
  else if (birth_year !== null && !isYoung && young.accounts !== 'all')
    await stopWaiting(transaction, user_id);
  return true;
}
