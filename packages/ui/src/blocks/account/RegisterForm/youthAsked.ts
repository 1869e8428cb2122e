import {
  checkBirthYear,
  checkEmail,
  checkGuardianEmail,
  type FormRules,
  mayBeMinor,
  type RegisterForm as RegisterValues,
  registerRules,
  yearNow,
} from '@kathaloka/contract/rules';
import { plainYear } from '../plainYear.ts';

/** What a registration asks because of accounts for the young. */
export interface YouthAsked {
  /** Whether it asks for the year of birth, which decides; otherwise the setting does. */
  readonly year: boolean;
  /** Whose guardian is asked by mail. */
  readonly guardian: 'nobody' | 'young' | 'everybody';
}

export const NOTHING_ASKED: YouthAsked = { year: false, guardian: 'nobody' };

/** Whether the address of a guardian is asked of somebody who has typed this. */
export function asksGuardian({ year, guardian }: YouthAsked, { birth_year = '' }: RegisterValues): boolean {
  if (guardian === 'everybody') return true;
  const born = plainYear(birth_year);
  return year && guardian === 'young' && !checkBirthYear(born) && mayBeMinor(Number(born), yearNow());
}

export function rulesFor(asks: YouthAsked): FormRules<RegisterValues> {
  return {
    ...registerRules,
    ...(asks.year && { birth_year: (value: string) => checkBirthYear(plainYear(value)) }),
    guardian_email: (value, form) =>
      asksGuardian(asks, form) ? (checkEmail(value) ?? checkGuardianEmail(value, form.email)) : undefined,
  };
}

/** Only what was asked. */
export function askedOf(
  { birth_year = '', guardian_email = '', ...values }: RegisterValues,
  asks: YouthAsked,
): RegisterValues {
  return {
    ...values,
    ...(asks.year && { birth_year: plainYear(birth_year) }),
    ...(asksGuardian(asks, { ...values, birth_year }) && { guardian_email: guardian_email.trim() }),
  };
}
