import { Readable } from 'node:stream';
import type { ProblemOf } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });

async function faultsOf(path: string, payload: object) {
  const response = await app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload });
  expect(response.statusCode).toBe(422);
  return response.json<ProblemOf<'validation_failed'>>().detail;
}

describe('Every fault of a rule is sent with its code, its parameters and its English message', () => {
  it('for values that violate a rule', async () => {
    const form = { username: 'ab', email: 'plain', password: 'Aa1!5678', confirm_password: 'Aa1!5679' };
    expect(await faultsOf('register', { ...form, display_name: 'x'.repeat(51) })).toEqual([
      {
        loc: ['body', 'username'],
        msg: 'Username must be at least 3 characters',
        type: 'too_short',
        params: { field: 'username', min: 3 },
      },
      { loc: ['body', 'email'], msg: 'Please enter a valid email address', type: 'email_invalid' },
      {
        loc: ['body', 'display_name'],
        msg: 'Display name cannot exceed 50 characters',
        type: 'too_long',
        params: { field: 'display_name', max: 50 },
      },
      { loc: ['body', 'confirm_password'], msg: 'Passwords do not match', type: 'passwords_differ' },
    ]);
  });

  it('for missing fields', async () => {
    expect(await faultsOf('register', {})).toEqual([
      {
        loc: ['body', 'username'],
        msg: 'Username is required',
        type: 'required',
        params: { field: 'username' },
      },
      { loc: ['body', 'email'], msg: 'Email is required', type: 'required', params: { field: 'email' } },
      {
        loc: ['body', 'password'],
        msg: 'Password is required',
        type: 'required',
        params: { field: 'password' },
      },
      {
        loc: ['body', 'confirm_password'],
        msg: 'Please confirm your password',
        type: 'password_unconfirmed',
      },
    ]);
  });

  it('and faults without a rule have zod’s code, without parameters', async () => {
    const login = { email_or_username: 'meera', password: 'Aa1!5678', remember_me: 'yes' };
    expect(await faultsOf('login', login)).toEqual([
      { loc: ['body', 'remember_me'], msg: expect.any(String) as string, type: 'invalid_type' },
    ]);
  });
});

describe('A body that is refused before it is read as a form', () => {
  it('says how large a body is and may be, and of one that is sent without its length, how large it may be', async () => {
    const sent = { method: 'POST', url: '/api/v1/auth/login' } as const;
    const headers = { 'content-type': 'application/json' };
    const known = await app.inject({ ...sent, headers, payload: `"${'x'.repeat(300_000)}"` });
    expect(known.json()).toEqual({
      detail: 'The request is too large: 300002 bytes, and at most 262144 bytes are read.',
      code: 'body_too_large',
      max_bytes: 262_144,
      size_bytes: 300_002,
    });
    const unknown = await app.inject({ ...sent, headers, payload: Readable.from(['x'.repeat(300_000)]) });
    expect(unknown.json()).toEqual({
      detail: 'The request is too large: at most 262144 bytes are read.',
      code: 'body_too_large',
      max_bytes: 262_144,
      size_bytes: null,
    });
  });

  it('names the place of a key that could change the prototype of an object', async () => {
    for (const [key, json] of [
      ['__proto__', '{"__proto__":{"isAdmin":true}}'],
      ['constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ] as const) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: `{"rest":[1,${json}]}`,
      });
      expect(response.statusCode, key).toBe(422);
      expect(response.json(), key).toEqual({
        detail: [
          {
            loc: ['body', 'rest', 1, key],
            msg: `The name "${key}" is reserved`,
            type: 'name_reserved',
            params: { name: key },
          },
        ],
        code: 'validation_failed',
      });
    }
  });
});
