import { newPasswordRules, type NewPasswordForm } from '@kathaloka/contract/rules';
import { describe, expect, it } from 'vitest';
import { checked, edited, type FormChecks, type FormState, hasFaults } from './formState.ts';

const empty: FormState<NewPasswordForm> = { values: { password: '', confirm_password: '' }, faults: {} };
const atTheEnd: FormChecks<NewPasswordForm> = { rules: newPasswordRules };
const live: FormChecks<NewPasswordForm> = {
  rules: newPasswordRules,
  liveFields: ['password', 'confirm_password'],
};

describe('a field that is validated on submit', () => {
  it('is not validated while typing', () => {
    expect(edited(empty, atTheEnd, 'password', 'a').faults).toEqual({});
  });

  it('has no error after an edit, while other fields still show theirs', () => {
    const refused = checked(empty, atTheEnd);
    expect(hasFaults(refused)).toBe(true);
    expect(edited(refused, atTheEnd, 'password', 'a').faults).toEqual({
      confirm_password: { code: 'password_unconfirmed' },
    });
  });
});

describe('a field that is validated live', () => {
  it('shows its error immediately', () => {
    expect(edited(empty, live, 'password', 'a').faults).toEqual({
      password: { code: 'too_short', field: 'password', min: 8 },
    });
  });

  it('shows no error before anything has been typed', () => {
    expect(edited(empty, live, 'password', 'Tenali#16').faults).toEqual({});
  });

  it('validates dependent fields again', () => {
    const both = edited(edited(empty, live, 'password', 'Tenali#16'), live, 'confirm_password', 'Tenali#17');
    expect(both.faults).toEqual({ confirm_password: { code: 'passwords_differ' } });
    expect(edited(both, live, 'password', 'Tenali#17').faults).toEqual({});
  });

  it('does not mutate the previous state', () => {
    edited(empty, live, 'password', 'a');
    expect(empty).toEqual({ values: { password: '', confirm_password: '' }, faults: {} });
  });
});
