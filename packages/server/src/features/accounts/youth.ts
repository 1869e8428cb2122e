import type { ContentRating } from '@kathaloka/contract/entities';
import {
  YOUNG_RATINGS,
  type YoungAccounts,
  type YoungRating,
  type YouthNeed,
} from '@kathaloka/contract/limits';
import { mayBeMinor, sureAge, yearNow } from '@kathaloka/contract/rules';
import type { Role } from '../../platform/db/meanings.ts';

/** From this age on, stories that are rated for teens are shown. */
const TEEN_AGE = 13;

/** The settings of the operator. */
export interface YoungRules {
  readonly accounts: YoungAccounts;
  /** The highest rating of the stories that the young are shown. */
  readonly rating: YoungRating;
}

/** The stored facts that decide whether an account is a youth account. */
interface AgedAccount {
  readonly role: Role;
  readonly birth_year: number | null;
  readonly has_consent: boolean;
}

/** The restrictions of a youth account, and what it waits for. */
interface KnownYouth {
  readonly ratings: readonly ContentRating[];
  /** What the account needs next. It is `consent` even if no guardian is named yet. */
  readonly needs: Exclude<YouthNeed, 'guardian'> | null;
}

/**
 * The restrictions of a youth account, or null for any other account. A stored year of birth counts even if
 * the setting is off.
 */
export function youthOf(
  { accounts, rating }: YoungRules,
  { role, birth_year, has_consent }: AgedAccount,
  now: Date,
): KnownYouth | null {
  const year = yearNow(now);
  const needs = has_consent ? null : 'consent';
  if (birth_year !== null && mayBeMinor(birth_year, year)) {
    const isTeen = sureAge(birth_year, year) >= TEEN_AGE;
    return { ratings: YOUNG_RATINGS[isTeen ? rating : 'family'], needs };
  }
  if (role === 'admin') return null;
  if (accounts === 'all') return { ratings: YOUNG_RATINGS[rating], needs };
  // a person who has not been asked for a year of birth yet may be young
  return accounts === 'by-year' && birth_year === null
    ? { ratings: YOUNG_RATINGS.family, needs: 'birth_year' }
    : null;
}
