import { PASSWORD_MIN } from '../limits.ts';

const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/;

/** The requirements of a new password, in the order in which a form lists them. */
export const PASSWORD_PARTS = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const;
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

/** Which requirements a password meets. */
export function passwordParts(value: string): Record<PasswordPart, boolean> {
  return {
    length: value.length >= PASSWORD_MIN,
    uppercase: /[A-Z]/.test(value),
    lowercase: /[a-z]/.test(value),
    digit: /\d/.test(value),
    special: SPECIAL.test(value),
  };
}
