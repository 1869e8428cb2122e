import { errorsOf } from '@kathaloka/contract/rules';
import { expect, it } from 'vitest';
import { waitlistRules } from './waitlistRules.ts';

it.each([
  [{ name: '', email: '' }, { name: 'Please fill out all fields' }],
  [{ name: '', email: 'a@b.co' }, { name: 'Please fill out all fields' }],
  [{ name: 'Meera', email: ' ' }, { email: 'Please fill out all fields' }],
  [{ name: 'Meera', email: 'a@b' }, { email: 'Please enter a valid email address' }],
  [{ name: 'Meera', email: 'a@b.co' }, {}],
])('says one thing about %j, at the first field that it is about', (values, errors) => {
  expect(errorsOf(values, waitlistRules)).toEqual(errors);
});
