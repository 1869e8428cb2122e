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

/** The extra fields of the registration form in an installation that has youth accounts. */
export interface YouthAsked {
  /** Whether the form asks for the year of birth. */
  readonly year: boolean;
  /** Who must name a guardian, to be asked by mail: no applicant, possible minors, or every applicant. */
  readonly guardian: 'nobody' | 'young' | 'everybody';
}

export const NOTHING_ASKED: YouthAsked = { year: false, guardian: 'nobody' };

/** Whether the form asks for the address of a guardian, given the typed values. */
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

/** The values without the fields that the form did not ask for. */
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
