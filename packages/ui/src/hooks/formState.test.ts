import { newPasswordRules, type NewPasswordForm } from '@kathaloka/contract/rules';
import { describe, expect, it } from 'vitest';
import { checked, edited, type FormChecks, type FormState, hasErrors } from './formState.ts';

const empty: FormState<NewPasswordForm> = { values: { password: '', confirm_password: '' }, errors: {} };
const atTheEnd: FormChecks<NewPasswordForm> = { rules: newPasswordRules };
const live: FormChecks<NewPasswordForm> = {
  rules: newPasswordRules,
  liveFields: ['password', 'confirm_password'],
};

describe('a field that is checked when the form is sent', () => {
  it('is left alone while it is typed', () => {
    expect(edited(empty, atTheEnd, 'password', 'a').errors).toEqual({});
  });

  it('loses its error when it is edited, and others keep theirs', () => {
    const refused = checked(empty, atTheEnd);
    expect(hasErrors(refused)).toBe(true);
    expect(edited(refused, atTheEnd, 'password', 'a').errors).toEqual({
      confirm_password: 'Please confirm your password',
    });
  });
});

describe('a field that is checked live', () => {
  it('says what is wrong at once', () => {
    expect(edited(empty, live, 'password', 'a').errors).toEqual({
      password: 'Password must be at least 8 characters',
    });
  });

  it('says nothing about a field that nobody has come to yet', () => {
    expect(edited(empty, live, 'password', 'Tenali#16').errors).toEqual({});
  });

  it('checks again what depends on it', () => {
    const both = edited(edited(empty, live, 'password', 'Tenali#16'), live, 'confirm_password', 'Tenali#17');
    expect(both.errors).toEqual({ confirm_password: 'Passwords do not match' });
    expect(edited(both, live, 'password', 'Tenali#17').errors).toEqual({});
  });

  it('leaves the values that it was given as they were', () => {
    edited(empty, live, 'password', 'a');
    expect(empty).toEqual({ values: { password: '', confirm_password: '' }, errors: {} });
  });
});
