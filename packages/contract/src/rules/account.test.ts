import { describe, expect, it } from 'vitest';
import { messageOf, messagesOf } from '../testing/faultMessages.ts';
import {
  adminLoginRules,
  checkDisplayName,
  checkEmail,
  checkWaitlist,
  emailRules,
  loginRules,
  newPasswordRules,
  type RegisterForm,
  registerRules,
} from './index.ts';

const registration: RegisterForm = {
  username: 'meera_joshi',
  email: 'meera@example.org',
  display_name: '',
  password: 'Tenali#16',
  confirm_password: 'Tenali#16',
};

describe('Login', () => {
  it.each([
    ['', 'Username or email is required'],
    ['   ', 'Username or email is required'],
    ['ab', 'Username or email must be at least 3 characters'],
    ['abc', undefined],
    ['a'.repeat(50), undefined],
    ['a'.repeat(51), 'Username or email cannot exceed 50 characters'],
    [' meera@example.org ', undefined],
  ])('refuses the name %j: %s', (email_or_username, message) => {
    expect(messagesOf({ email_or_username, password: 'x' }, loginRules).email_or_username).toBe(message);
  });

  it('requires a password, but accepts an old one that the rules for new ones would refuse', () => {
    expect(messagesOf({ email_or_username: 'abc', password: '' }, loginRules)).toEqual({
      password: 'Password is required',
    });
    expect(messagesOf({ email_or_username: 'abc', password: ' ' }, loginRules)).toEqual({});
  });

  it('of an administrator requires both fields', () => {
    expect(messagesOf({ email_or_username: ' ', password: '' }, adminLoginRules)).toEqual({
      email_or_username: 'Username or email is required',
      password: 'Password is required',
    });
  });
});

describe('Registration', () => {
  it('finds no fault in a valid form', () => {
    expect(messagesOf(registration, registerRules)).toEqual({});
  });

  it('reports every empty field in one pass', () => {
    const empty = { username: '', email: '', display_name: '', password: '', confirm_password: '' };
    expect(messagesOf(empty, registerRules)).toEqual({
      username: 'Username is required',
      email: 'Email is required',
      password: 'Password is required',
      confirm_password: 'Please confirm your password',
    });
  });

  it.each([
    ['ab', 'Username must be at least 3 characters'],
    ['abc', undefined],
    ['a'.repeat(30), undefined],
    ['a'.repeat(31), 'Username cannot exceed 30 characters'],
    ['meera-joshi', 'Username can only contain letters, numbers, and underscores'],
    ['meera joshi', 'Username can only contain letters, numbers, and underscores'],
    ['मीरा_जोशी', 'Username can only contain letters, numbers, and underscores'],
    ['abc\n', undefined],
  ])('reports for the username %j: %s', (username, message) => {
    expect(messagesOf({ ...registration, username }, registerRules).username).toBe(message);
  });

  it.each([
    'a@b.co',
    'a@b.museum',
    'first.last+tag@sub.example.photography',
    'मीरा@उदाहरण.भारत',
    "o'neil@example.org",
    ' padded@example.org ',
    `${'a'.repeat(242)}@example.org`,
  ])('takes the address %j', (email) => {
    expect(messagesOf({ ...registration, email }, registerRules)).toEqual({});
  });

  it.each([
    'plain',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a@@b.co',
    'a b@c.co',
    'a@b.co,x@y.co',
    'x<a@b.co>',
    'a@b.co\r\nBcc: x@y.co',
    'a@b_c.co',
    `${'a'.repeat(243)}@example.org`,
  ])('refuses the address %j', (email) => {
    expect(messagesOf({ ...registration, email }, registerRules)).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  const MIXED = 'Password must include uppercase, lowercase, number and special character';

  it.each([
    ['Aa1!', 'Password must be at least 8 characters'],
    ['Aa1!567', 'Password must be at least 8 characters'],
    ['Aa1!5678', undefined],
    ['aa1!5678', MIXED],
    ['AA1!5678', MIXED],
    ['Aab!cdef', MIXED],
    ['Aa1b5678', MIXED],
    ['Aa1_5678', MIXED],
    [`Aa1!${'x'.repeat(124)}`, undefined],
    [`Aa1!${'x'.repeat(125)}`, 'Password cannot exceed 128 characters'],
  ])('reports for the password %j: %s', (password, message) => {
    const form = { ...registration, password, confirm_password: password };
    expect(messagesOf(form, registerRules).password).toBe(message);
    expect(messagesOf(form, newPasswordRules).password).toBe(message);
  });

  it.each('!@#$%^&*(),.?":{}|<>'.split(''))('accepts %s as a special character', (special) => {
    const password = `Tenali16${special}`;
    expect(messagesOf({ ...registration, password, confirm_password: password }, registerRules)).toEqual({});
  });

  it('requires the same password twice, exactly', () => {
    expect(messagesOf({ ...registration, confirm_password: 'Tenali#17' }, registerRules)).toEqual({
      confirm_password: 'Passwords do not match',
    });
    expect(messagesOf({ ...registration, confirm_password: 'Tenali#16 ' }, registerRules)).toEqual({
      confirm_password: 'Passwords do not match',
    });
  });

  it('accepts a missing display name, but none over 50 characters', () => {
    expect(messagesOf({ ...registration, display_name: 'é'.repeat(50) }, registerRules)).toEqual({});
    expect(messagesOf({ ...registration, display_name: 'é'.repeat(51) }, registerRules)).toEqual({
      display_name: 'Display name cannot exceed 50 characters',
    });
  });
});

it.each(['\u202eevil', 'Me\u0007era', 'Me\nera', 'Me\ud800ra', 'Meera\u2066'])(
  'No name and no address may contain invisible characters: %j',
  (text) => {
    expect(messageOf(checkDisplayName(text))).toBe('Display name cannot contain invisible characters');
    expect(messageOf(checkEmail(`${text}@example.org`))).toBe('Please enter a valid email address');
  },
);

it.each(['Me\u200bera', 'Me\u00adera', 'Meera\u{e0041}', '\u3164', '\u2800\u2800'])(
  'No name may contain zero-width characters, which would make it look like another: %j',
  (text) => {
    expect(messageOf(checkDisplayName(text))).toBe('Display name cannot contain invisible characters');
  },
);

it.each(['\u200d', '\u200f\u200f', '\u0301'])(
  'A name of joiners and marks alone is invisible, and refused: %j',
  (text) => {
    expect(messageOf(checkDisplayName(text))).toBe('Display name cannot contain invisible characters');
  },
);

it.each(['', '7', 'Meera Joshi', 'मीरा जोशी', 'क्\u200dष', 'می\u200cرا', '👩‍🌾 Meera'])(
  'A name may be in any script: %s',
  (text) => {
    expect(checkDisplayName(text)).toBeUndefined();
  },
);

it.each(['...', '👩‍🌾', '!?', '🪔🪔', '—'])('A name of dots, signs or emoji only is refused: %s', (text) => {
  expect(messageOf(checkDisplayName(text))).toBe('Display name needs a letter or a number');
});

it('Forgotten passwords and new verification mails require an address', () => {
  expect(messagesOf({ email: '' }, emailRules)).toEqual({ email: 'Email is required' });
  expect(messagesOf({ email: 'x' }, emailRules)).toEqual({ email: 'Please enter a valid email address' });
});

it('The waitlist shows a single message', () => {
  expect(messageOf(checkWaitlist({ name: ' ', email: 'a@b.co' }))).toBe('Please fill out all fields');
  expect(messageOf(checkWaitlist({ name: 'Meera', email: ' ' }))).toBe('Please fill out all fields');
  expect(messageOf(checkWaitlist({ name: 'Meera', email: 'a@b' }))).toBe(
    'Please enter a valid email address',
  );
  expect(messageOf(checkWaitlist({ name: 'Meera', email: 'a@b.co' }))).toBeUndefined();
});
