import { GUARDIAN_AGE, MINIMUM_AGE, OLDEST_AGE } from '../limits.ts';
import type { RuleFault } from './fault.ts';

/**
 * How old somebody is at least who was born in this year: as if their birthday were the last day of it, so that nobody
 * is taken for older than they are.
 */
export const sureAge = (birth_year: number, year: number): number => year - birth_year - 1;

/** Whether they may be younger than the age of those who decide for themselves. */
export const mayBeMinor = (birth_year: number, year: number): boolean =>
  sureAge(birth_year, year) < GUARDIAN_AGE;

/** The first year in which they are of age for sure. */
export const adultFrom = (birth_year: number): number => birth_year + GUARDIAN_AGE + 1;

/** The years are counted in UTC, which ends a year later than India does. */
export const yearNow = (now = new Date()): number => now.getUTCFullYear();

/** Typed as text in the form, and a number on the wire. */
export function checkBirthYear(value: string, year = yearNow()): RuleFault | undefined {
  const text = value.trim();
  if (text === '') return { code: 'required', field: 'birth_year' };
  const born = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(born >= year - OLDEST_AGE && born <= year)) return { code: 'year_invalid' };
  return year - born < MINIMUM_AGE ? { code: 'too_young', min: MINIMUM_AGE } : undefined;
}

/** Somebody else than the account itself: the address is only compared, so it may still be one of their own. */
export function checkGuardianEmail(value: string, own = ''): RuleFault | undefined {
  return value.trim().toLowerCase() === own.trim().toLowerCase() ? { code: 'guardian_is_self' } : undefined;
}
