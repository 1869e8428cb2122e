import { BLOCK_REASON_MAX, CATEGORY_NAME_MAX, REJECT_REASON_MAX } from '../limits.ts';
import type { LoginForm } from './account.ts';
import type { RuleFault } from './fault.ts';
import { checkLength, type FormRules } from './rule.ts';

/** Checks the name of a category or a tag. */
export function checkName(value: string): RuleFault | undefined {
  return checkLength(value, { field: 'name', max: CATEGORY_NAME_MAX });
}

export function checkColor(value: string): RuleFault | undefined {
  return /^#[\da-f]{6}$/i.test(value.trim()) ? undefined : { code: 'color_not_chosen' };
}

export function checkRejectReason(value: string): RuleFault | undefined {
  return checkLength(value, { field: 'reason', max: REJECT_REASON_MAX });
}

export function checkBlockReason(value: string): RuleFault | undefined {
  return checkLength(value, { field: 'reason', max: BLOCK_REASON_MAX });
}

/** Both fields are required; the server checks the rest. */
export const adminLoginRules: FormRules<LoginForm> = {
  email_or_username: (value) => (value.trim() ? undefined : { code: 'required', field: 'email_or_username' }),
  password: (value) => (value ? undefined : { code: 'required', field: 'password' }),
};
