import { GUARDIAN_AGE, MINIMUM_AGE, OLDEST_AGE } from '../limits.ts';
import type { RuleFault } from './fault.ts';

/**
 * The minimum age of a person born in this year. Assumes a birthday on the last day of the year, so the result is never
 * too high.
 */
export const sureAge = (birth_year: number, year: number): number => year - birth_year - 1;

/** Whether a person may be below the age of consent. */
export const mayBeMinor = (birth_year: number, year: number): boolean =>
  sureAge(birth_year, year) < GUARDIAN_AGE;

/** The first year in which a person is certainly of age. */
export const adultFrom = (birth_year: number): number => birth_year + GUARDIAN_AGE + 1;

/** The year in UTC, which begins and ends later than the year in India. */
export const yearNow = (now = new Date()): number => now.getUTCFullYear();

/** Checks a year of birth as text, as forms send it; on the wire it is a number. */
export function checkBirthYear(value: string, year = yearNow()): RuleFault | undefined {
  const text = value.trim();
  if (text === '') return { code: 'required', field: 'birth_year' };
  const born = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(born >= year - OLDEST_AGE && born <= year)) return { code: 'year_invalid' };
  return year - born < MINIMUM_AGE ? { code: 'too_young', min: MINIMUM_AGE } : undefined;
}

/** The mailbox of an address: mail to `kid+mother@…` arrives at `kid@…`. */
const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');

/** Checks that the guardian's mailbox is not the account's own. It may still belong to the same person. */
export function checkGuardianEmail(value: string, own = ''): RuleFault | undefined {
  return mailboxOf(value) === mailboxOf(own) ? { code: 'guardian_is_self' } : undefined;
}
