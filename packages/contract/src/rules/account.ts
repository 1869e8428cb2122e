import {
  ABOUT_MAX,
  DISPLAY_NAME_MAX,
  EMAIL_MAX,
  LOGIN_IDENTIFIER_MAX,
  LOGIN_IDENTIFIER_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from '../limits.ts';
import type { RuleFault } from './fault.ts';
import { passwordParts } from './passwordParts.ts';
import { checkLength, type FormRules } from './rule.ts';
import { hasInvisible, isSayable, isVisibleName } from './visible.ts';

// Without backtracking: each character can match in only one way, so matching takes linear time.
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

export function isEmail(value: string): boolean {
  const email = value.trim();
  return email.length <= EMAIL_MAX && EMAIL.test(email) && !hasInvisible(email);
}

export function checkEmail(value: string): RuleFault | undefined {
  if (!value.trim()) return { code: 'required', field: 'email' };
  return isEmail(value) ? undefined : { code: 'email_invalid' };
}

export function checkLoginIdentifier(value: string): RuleFault | undefined {
  return checkLength(value, {
    field: 'email_or_username',
    min: LOGIN_IDENTIFIER_MIN,
    max: LOGIN_IDENTIFIER_MAX,
  });
}

/** Checks an existing password, which may be older than the rules for new ones. White space is not trimmed. */
export function checkPassword(value: string): RuleFault | undefined {
  if (!value) return { code: 'required', field: 'password' };
  return value.length > PASSWORD_MAX ? { code: 'too_long', field: 'password', max: PASSWORD_MAX } : undefined;
}

/** A code of an app, or a recovery code: the server reads it in any spelling. */
export function checkSignInCode(value: string): RuleFault | undefined {
  return value.trim() ? undefined : { code: 'code_missing' };
}

export function checkNewPassword(value: string): RuleFault | undefined {
  if (value && value.length < PASSWORD_MIN)
    return { code: 'too_short', field: 'password', min: PASSWORD_MIN };
  const fault = checkPassword(value);
  if (fault) return fault;
  return Object.values(passwordParts(value)).every(Boolean) ? undefined : { code: 'password_weak' };
}

export function checkConfirmPassword(
  value: string,
  form: { readonly password: string },
): RuleFault | undefined {
  if (!value) return { code: 'password_unconfirmed' };
  return value === form.password ? undefined : { code: 'passwords_differ' };
}

export function checkUsername(value: string): RuleFault | undefined {
  const fault = checkLength(value, { field: 'username', min: USERNAME_MIN, max: USERNAME_MAX });
  if (fault) return fault;
  return /^\w+$/.test(value.trim()) ? undefined : { code: 'username_characters' };
}

export function checkDisplayName(value: string): RuleFault | undefined {
  const fault = checkLength(value, { field: 'display_name', min: 0, max: DISPLAY_NAME_MAX });
  if (fault) return fault;
  if (!isVisibleName(value.trim())) return { code: 'invisible_characters', field: 'display_name' };
  return isSayable(value.trim()) ? undefined : { code: 'no_letters', field: 'display_name' };
}

/** What authors say of themselves; empty: nothing. */
export function checkAbout(value: string): RuleFault | undefined {
  return checkLength(value, { field: 'about', min: 0, max: ABOUT_MAX });
}

export interface LoginForm {
  readonly email_or_username: string;
  readonly password: string;
}
export const loginRules: FormRules<LoginForm> = {
  email_or_username: checkLoginIdentifier,
  password: checkPassword,
};

export interface RegisterForm {
  readonly username: string;
  readonly email: string;
  readonly display_name: string;
  readonly password: string;
  readonly confirm_password: string;
  /** Only if the form asks for it. */
  readonly birth_year?: string;
  /** Only for a youth account, if guardians are asked by mail. */
  readonly guardian_email?: string;
}
export const registerRules: FormRules<RegisterForm> = {
  username: checkUsername,
  email: checkEmail,
  display_name: checkDisplayName,
  password: checkNewPassword,
  confirm_password: checkConfirmPassword,
};

export interface NewPasswordForm {
  readonly password: string;
  readonly confirm_password: string;
}
export const newPasswordRules: FormRules<NewPasswordForm> = {
  password: checkNewPassword,
  confirm_password: checkConfirmPassword,
};

/** For a forgotten password, and for a new verification mail. */
export const emailRules: FormRules<{ readonly email: string }> = { email: checkEmail };

/** The waitlist shows one message for the whole form. */
export function checkWaitlist(form: {
  readonly name: string;
  readonly email: string;
}): RuleFault | undefined {
  if (!form.name.trim() || !form.email.trim()) return { code: 'form_incomplete' };
  return isEmail(form.email) ? undefined : { code: 'email_invalid' };
}
