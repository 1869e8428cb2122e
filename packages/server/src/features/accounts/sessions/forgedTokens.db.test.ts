import { createHmac, createHash, generateKeyPairSync, hkdfSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_SECRET, TEST_URL } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people, type Person } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { createBackground } from '../../../platform/background.ts';
import { pino } from 'pino';

const time = movableClock();
const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
let person: Person;
let other: Person;
let good: string;

const database = await fileDatabase();
const app = await fileApp({ db: database.db, clock: time.clock, mailer: postbox, background });

beforeAll(async () => {
  const makePerson = people(database.db, time.clock);
  person = await makePerson();
  other = await makePerson();
  good = person.headers.authorization.slice('Bearer '.length);
});

const seconds = (): number => Math.floor(time.now().getTime() / 1000);
const key = Buffer.from(hkdfSync('sha256', TEST_SECRET, '', 'kathaloka access tokens', 32));

type Json = Record<string, unknown>;
const claims = (changes: Json = {}): Json => ({
  sub: person.id,
  sid: person.session_id,
  iss: TEST_URL,
  aud: 'kathaloka:access',
  iat: seconds(),
  exp: seconds() + 900,
  ...changes,
});
const header = (changes: Json = {}): Json => ({ alg: 'HS256', typ: 'at+jwt', ...changes });

const part = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Signed by hand, so that the header can contain anything. */
function forge(head: unknown, payload: unknown, secret: string | Buffer = key, hash = 'sha256'): string {
  const signed = `${part(head)}.${part(payload)}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
}

const me = (token: string) => callApi(app)('getMe', { token });

/** Possible attacks. Some are signed with the real key: the server checks more than the signature. */
async function forgeries(): Promise<Record<string, string>> {
  const [head = '', payload = '', signature = ''] = good.split('.');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const jwk = { ...rsa.publicKey.export({ format: 'jwk' }), alg: 'RS256' };
  const sign = (alg: string, extra: Json = {}) =>
    new SignJWT(claims()).setProtectedHeader({ alg, typ: 'at+jwt', ...extra }).sign(rsa.privateKey);
  return {
    'no signature': `${head}.${payload}.`,
    'two parts': `${head}.${payload}`,
    'four parts': `${good}.${signature}`,
    'signature of another token': `${head}.${part(claims({ sub: other.id }))}.${signature}`,
    'one changed bit of the signature': `${head}.${payload}.${signature.slice(0, -2)}${signature.endsWith('AA') ? 'BA' : 'AA'}`,
    'truncated signature': `${head}.${payload}.${signature.slice(0, 20)}`,
    'alg none': new UnsecuredJWT(claims()).encode(),
    'alg None': `${part(header({ alg: 'None' }))}.${part(claims())}.`,
    'alg NONE, signed': forge(header({ alg: 'NONE' }), claims()),
    'alg nOnE without signature': `${part(header({ alg: 'nOnE' }))}.${part(claims())}.`,
    'alg HS384 with our key': forge(header({ alg: 'HS384' }), claims(), key, 'sha384'),
    'alg HS512 with our key': forge(header({ alg: 'HS512' }), claims(), key, 'sha512'),
    'alg missing': forge({ typ: 'at+jwt' }, claims()),
    'alg as a list': forge(header({ alg: ['HS256'] }), claims()),
    'alg RS256 with a key of their own': await sign('RS256'),
    'alg PS256 with a key of their own': await sign('PS256'),
    'their key in jwk': await sign('RS256', { jwk }),
    'their key in jku': await sign('RS256', { jku: 'http://127.0.0.1:9/keys' }),
    'their key in x5u': await sign('RS256', { x5u: 'http://127.0.0.1:9/cert' }),
    'HS256 with a public key as the secret': forge(header(), claims(), publicPem),
    'kid that walks to a known file': forge(header({ kid: '../../../../dev/null' }), claims(), ''),
    'kid that is SQL': forge(header({ kid: "x' union select 'k" }), claims(), 'k'),
    'an empty secret': forge(header(), claims(), ''),
    'the word secret': forge(header(), claims(), 'secret'),
    'the secret of the settings itself': forge(header(), claims(), TEST_SECRET),
    'the hash of that secret': forge(header(), claims(), createHash('sha256').update(TEST_SECRET).digest()),
    'the key for refresh tokens': forge(
      header(),
      claims(),
      Buffer.from(hkdfSync('sha256', TEST_SECRET, '', 'kathaloka refresh tokens', 32)),
    ),
    'crit that nobody understands': forge(header({ crit: ['exp'], exp: 1 }), claims()),
    'b64 false': forge(header({ b64: false, crit: ['b64'] }), claims()),
    'typ JWT': forge(header({ typ: 'JWT' }), claims()),
    'typ missing': forge({ alg: 'HS256' }, claims()),
    'typ of a reset token': forge(header({ typ: 'reset+jwt' }), claims()),
    'another issuer': forge(header(), claims({ iss: 'https://evil.example' })),
    'no issuer': forge(header(), claims({ iss: undefined })),
    'another audience': forge(header(), claims({ aud: 'kathaloka:refresh' })),
    'no audience': forge(header(), claims({ aud: undefined })),
    expired: forge(header(), claims({ exp: seconds() - 6 })),
    'expiry missing': forge(header(), claims({ exp: undefined })),
    'expiry as text': forge(header(), claims({ exp: '9999999999' })),
    'expiry as null': forge(header(), claims({ exp: null })),
    'not valid yet': forge(header(), claims({ nbf: seconds() + 60 })),
    'no subject': forge(header(), claims({ sub: undefined })),
    'no session': forge(header(), claims({ sid: undefined })),
    'the session of somebody else': forge(header(), claims({ sub: other.id })),
    'a subject that is not an id': forge(header(), claims({ sub: 'admin' })),
    'a session that is not an id': forge(header(), claims({ sid: "' or 1=1 --" })),
    'a session with U+0000': forge(header(), claims({ sid: 'a\0b' })),
    'a session that never was': forge(header(), claims({ sid: '00000000-0000-4000-8000-000000000000' })),
    'the subject twice': forge(
      header(),
      JSON.stringify(claims())
        .replace('{', `{"sub":"${person.id}",`)
        .replace(/"sub":"[^"]+"(?=,"sid")/, `"sub":"${other.id}"`),
    ),
    'a payload that is no object': forge(header(), '["list"]'),
    'a payload that is no JSON': forge(header(), '{"sub"'),
    'an encrypted token': `${part({ alg: 'dir', enc: 'A256GCM' })}..AAAA.BBBB.CCCC`,
    'base64 in place of base64url': good.replaceAll('-', '+').replaceAll('_', '/') + '==',
    'nothing at all': '',
    'only dots': '..',
    'a very long token': 'A'.repeat(8000),
  };
}

describe('an access token', () => {
  it('admits its owner', async () => {
    expect(await me(good)).toMatchObject({ status: 200, body: { id: person.id } });
    expect(await me(forge(header(), claims()))).toMatchObject({ status: 200 });
  });

  it('that is forged is refused in the same way, whatever is wrong with it', async () => {
    const forged = Object.entries(await forgeries());
    expect(forged.length).toBeGreaterThanOrEqual(40);
    for (const [what, token] of forged) {
      const { status, text, headers } = await me(token);
      expect([what, status, text]).toEqual([
        what,
        401,
        '{"detail":"You are not signed in.","code":"not_signed_in"}',
      ]);
      expect(headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('that names the session of somebody else is refused, also while that person asks something', async () => {
    const theirs = other.headers.authorization.slice('Bearer '.length);
    const forged = forge(header(), claims({ sid: other.session_id }));
    const answers = await Promise.all([me(theirs), me(forged), me(good)]);
    expect(answers.map(({ status, body }) => (status === 200 ? body.id : status))).toEqual([
      other.id,
      401,
      person.id,
    ]);
  });

  it('that was admitted before is admitted until it expires, and not longer', async () => {
    const token = forge(header(), claims({ exp: seconds() + 60 }));
    const before = time.now();
    expect((await me(token)).status).toBe(200);
    time.pass(64_000);
    expect((await me(token)).status).toBe(200);
    time.pass(1000);
    expect((await me(token)).status).toBe(401);
    time.set(before);
  });

  it('is ignored under another authentication scheme', async () => {
    for (const authorization of ['Basic YWRtaW46YWRtaW4=', 'Token x', good]) {
      const { status } = await callApi(app)('getMe', { headers: { authorization } });
      expect(status, authorization.slice(0, 12)).toBe(401);
    }
  });

  it('that is invalid does not count as a guest, even where guests may read', async () => {
    const { status } = await callApi(app)('listStories', { token: 'not a token' });
    expect(status).toBe(401);
    expect((await callApi(app)('listStories')).status).toBe(200);
  });

  it('is ignored by public calls', async () => {
    const { status } = await callApi(app)('getSettings', { token: 'not a token' });
    expect(status).toBe(200);
  });
});

describe('each kind of token', () => {
  it('is accepted for its own purpose only', async () => {
    const call = callApi(app);
    await call('forgotPassword', { body: { email: person.email } });
    await background.idle();
    const reset = postbox.token(person.email);
    await call('resendVerification', { body: { email: person.email } });
    await background.idle();
    const verify = postbox.token(person.email);
    const password = { password: 'Sarayu 1! river', confirm_password: 'Sarayu 1! river' };
    // single-use tokens are tried last
    const doors = {
      access: async (token: string) => (await me(token)).status,
      verify: async (token: string) => (await call('verifyEmail', { query: { token } })).status,
      refresh: async (refresh_token: string) =>
        (await call('refreshTokens', { body: { refresh_token } })).status,
      reset: async (token: string) => (await call('resetPassword', { body: { token, ...password } })).status,
    };
    const keys = { access: good, verify, refresh: person.refresh_token, reset };
    for (const [door, open] of Object.entries(doors)) {
      const wrong = Object.entries(keys).filter(([name]) => name !== door);
      for (const [name, token] of wrong) {
        expect([door, name, await open(token)]).toEqual([
          door,
          name,
          door === 'access' || door === 'refresh' ? 401 : 400,
        ]);
      }
    }
    for (const [door, open] of Object.entries(doors)) {
      expect([door, await open(keys[door as keyof typeof keys])]).toEqual([door, 200]);
    }
  });
});

describe('permissions', () => {
  it('follow the database at once: a former administrator is refused', async () => {
    await database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', other.id).execute();
    const token = other.headers.authorization.slice('Bearer '.length);
    const call = () => callApi(app)('listUsers', { token });
    expect((await call()).status).not.toBe(403);
    await database.db.updateTable('users').set({ role: 'player' }).where('id', '=', other.id).execute();
    expect(await call()).toMatchObject({
      status: 403,
      text: '{"detail":"You do not have permission to do this.","code":"forbidden"}',
    });
  });
});
