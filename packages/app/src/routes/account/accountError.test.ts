import type { ApiError } from '@kathaloka/api';
import { expect, it } from 'vitest';
import { accountError } from './accountError.ts';

const refusal = (parts: Partial<Extract<ApiError, { kind: 'http' }>>): ApiError => ({
  kind: 'http',
  status: 422,
  detail: null,
  faults: [],
  requestId: null,
  ...parts,
});

it.each<[string, ApiError | undefined, string | undefined]>([
  ['nothing, when nothing failed', undefined, undefined],
  ['the server’s text', refusal({ detail: 'Invalid credentials' }), 'Invalid credentials'],
  [
    'every fault that the server found',
    refusal({
      faults: [
        { loc: ['body', 'email'], msg: 'Email is invalid', type: 'rule' },
        { loc: ['body', 'username'], msg: 'Username is required', type: 'rule' },
      ],
    }),
    'Email is invalid Username is required',
  ],
  ['our own words, when the server has none', refusal({ status: 500 }), 'Login failed'],
  ['our own words, when nobody answered', { kind: 'network' }, 'Login failed'],
  ['that an answer without tokens is none', { kind: 'garbled', status: 200 }, 'Invalid response format'],
  ['our own words for a proxy’s page', { kind: 'garbled', status: 502 }, 'Login failed'],
])('An account error says %s', (_what, error, words) => {
  expect(accountError(error, 'Login failed')).toBe(words);
});
