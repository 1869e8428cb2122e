import {
  DISPLAY_NAME_MAX,
  EMAIL_MAX,
  LOGIN_IDENTIFIER_MAX,
  LOGIN_IDENTIFIER_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from '../limits.ts';
import { passwordParts } from './passwordParts.ts';
import { checkLength, type FormRules } from './rule.ts';

// One way to match at every character, so time grows with length and no faster.
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
/** What no name and no address needs: control characters, marks that turn around what stands after them, half characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const EMAIL_MESSAGE = 'Please enter a valid email address';

export function isEmail(value: string): boolean {
  const email = value.trim();
  return email.length <= EMAIL_MAX && EMAIL.test(email) && !UNSEEN.test(email);
}

export function checkEmail(value: string): string | undefined {
  if (!value.trim()) return 'Email is required';
  return isEmail(value) ? undefined : EMAIL_MESSAGE;
}

export function checkLoginIdentifier(value: string): string | undefined {
  return checkLength(value, {
    label: 'Username or email',
    min: LOGIN_IDENTIFIER_MIN,
    max: LOGIN_IDENTIFIER_MAX,
  });
}

/** For a password that exists already: it may be older than the rules for new ones. */
export function checkPassword(value: string): string | undefined {
  if (!value) return 'Password is required';
  return value.length > PASSWORD_MAX ? `Password cannot exceed ${PASSWORD_MAX} characters` : undefined;
}

export function checkNewPassword(value: string): string | undefined {
  if (value && value.length < PASSWORD_MIN) return `Password must be at least ${PASSWORD_MIN} characters`;
  const message = checkPassword(value);
  if (message) return message;
  return Object.values(passwordParts(value)).every(Boolean)
    ? undefined
    : 'Password must include uppercase, lowercase, number and special character';
}

export function checkConfirmPassword(value: string, form: { readonly password: string }): string | undefined {
  if (!value) return 'Please confirm your password';
  return value === form.password ? undefined : 'Passwords do not match';
}

export function checkUsername(value: string): string | undefined {
  const message = checkLength(value, { label: 'Username', min: USERNAME_MIN, max: USERNAME_MAX });
  if (message) return message;
  return /^\w+$/.test(value.trim())
    ? undefined
    : 'Username can only contain letters, numbers, and underscores';
}

export function checkDisplayName(value: string): string | undefined {
  const message = checkLength(value, { label: 'Display name', min: 0, max: DISPLAY_NAME_MAX });
  if (message) return message;
  return UNSEEN.test(value.trim()) ? 'Display name cannot contain characters that nobody sees' : undefined;
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

/** Forgotten password, and a new verification mail. */
export const emailRules: FormRules<{ readonly email: string }> = { email: checkEmail };

/** The waitlist shows one message for the whole form. */
export function checkWaitlist(form: { readonly name: string; readonly email: string }): string | undefined {
  if (!form.name.trim() || !form.email.trim()) return 'Please fill out all fields';
  return isEmail(form.email) ? undefined : EMAIL_MESSAGE;
}
