import { CATEGORY_NAME_MAX, REJECT_REASON_MAX } from '../limits.ts';
import { checkLength } from './rule.ts';

/** The name of a category or a tag. */
export function checkName(value: string): string | undefined {
  return checkLength(value, { label: 'Name', max: CATEGORY_NAME_MAX });
}

export function checkColor(value: string): string | undefined {
  return /^#[\da-f]{6}$/i.test(value.trim()) ? undefined : 'Please choose a color';
}

export function checkRejectReason(value: string): string | undefined {
  return checkLength(value, { label: 'Reason', max: REJECT_REASON_MAX });
}

/** Both fields are required; everything else is the server's to say. */
export const adminLoginRules = {
  email_or_username: (value: string) => (value.trim() ? undefined : 'Username or email is required'),
  password: (value: string) => (value ? undefined : 'Password is required'),
};
