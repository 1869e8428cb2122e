import { faultsOf } from '@kathaloka/contract/rules';
import { expect, it } from 'vitest';
import { waitlistRules } from './waitlistRules.ts';

it.each([
  [{ name: '', email: '' }, { name: { code: 'form_incomplete' } }],
  [{ name: '', email: 'a@b.co' }, { name: { code: 'form_incomplete' } }],
  [{ name: 'Meera', email: ' ' }, { email: { code: 'form_incomplete' } }],
  [{ name: 'Meera', email: 'a@b' }, { email: { code: 'email_invalid' } }],
  [{ name: 'Meera', email: 'a@b.co' }, {}],
])('says one thing about %j, at the first field that it is about', (values, faults) => {
  expect(faultsOf(values, waitlistRules)).toEqual(faults);
});
