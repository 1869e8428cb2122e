import { account, admin, authoring, play, rules } from '@kathaloka/contract/messages';
import { describe, expect, it } from 'vitest';
import { failureText, type FailureLanguage } from './failureText.ts';
import { errorsWords } from './errors/en.ts';
import * as hi from './hi.ts';
import { ruleTextIn } from './ruleTextIn.ts';
import * as ur from './ur.ts';

const english: FailureLanguage = {
  ruleText: ruleTextIn(rules),
  errorCodes: undefined,
  sessionUnknown: errorsWords.sessionUnknown,
};
const hindi: FailureLanguage = {
  ruleText: ruleTextIn(hi.rules),
  errorCodes: hi.errorCodes,
  sessionUnknown: hi.errors.sessionUnknown,
};

const refusal = (parts: { detail?: string; faults?: readonly unknown[]; [field: string]: unknown }) => ({
  kind: 'http',
  status: 422,
  code: 'malformed_request',
  detail: 'The server answered with status 422.',
  detailFrom: (parts.detail ?? parts.faults) ? 'server' : 'client',
  faults: [],
  requestId: null,
  ...parts,
});
const tooShort = {
  loc: ['body', 'username'],
  msg: 'Username must be at least 3 characters',
  type: 'too_short',
  params: { field: 'username', min: 3 },
};
const ofAnotherVersion = { loc: ['body', 'shoe'], msg: 'Shoe is too small', type: 'shoe_size' };
const short = {
  code: 'credits_short',
  detail: 'No credits',
  model_requested: 'vyasa',
  available_credits: 4,
  required_credits: 6,
};

const said = (error: unknown, words: Parameters<typeof failureText>[1]) =>
  failureText(error, words, english)
    .map(({ text }) => text)
    .join('');

describe('In English a failure says', () => {
  it.each<[string, unknown, string]>([
    ['the text of the server', refusal({ detail: 'Invalid credentials' }), 'Invalid credentials'],
    [
      'every fault that the server found',
      refusal({ code: 'validation_failed', faults: [tooShort, ofAnotherVersion] }),
      'Username must be at least 3 characters Shoe is too small',
    ],
    ['our own words, when the server has none', refusal({ status: 500, code: 'internal' }), 'Login failed'],
    ['our own words, when nobody answered', { kind: 'network' }, 'Login failed'],
    [
      'our own words for a failure without a response',
      new TypeError('undefined is not a function'),
      'Login failed',
    ],
    ['that a tokenless response is invalid', { kind: 'garbled', status: 200 }, 'Invalid response format'],
    ['our own words for the page of a proxy', { kind: 'garbled', status: 502 }, 'Login failed'],
  ])('%s', (_what, error, words) => {
    expect(said(error, account.login)).toBe(words);
  });

  it('why the sign-in with Google failed', () => {
    const refused = refusal({ code: 'google_sign_in_failed', detail: 'Token used too late' });
    expect(said(refused, account.google)).toBe('Google login failed: Token used too late');
    expect(said({ kind: 'timeout' }, account.google)).toBe('Google login failed: Unknown error');
  });

  it('the screen’s own words for a code, whatever the server says', () => {
    const expired = refusal({ status: 401, code: 'not_signed_in', detail: 'You are not signed in.' });
    expect(said(expired, authoring.create)).toBe('Your session has expired. Please log in again.');
    expect(said(expired, admin.updateStory)).toBe('Authentication failed. Please log in again.');
    expect(said(refusal({ code: 'validation_failed', faults: [tooShort] }), admin.login)).toBe(
      'Invalid input format. Please check your credentials.',
    );
    expect(said(refusal({ code: 'invalid_credentials', detail: 'No' }), admin.login)).toBe(
      'Invalid credentials. Please check your username and password.',
    );
  });

  it('the faults of a form with their paths', () => {
    const invalid = refusal({ code: 'validation_failed', faults: [tooShort, ofAnotherVersion] });
    const lines = ['body.username: Username must be at least 3 characters', 'body.shoe: Shoe is too small'];
    expect(said(invalid, authoring.create)).toBe(lines.join('\n'));
    expect(said(invalid, admin.createStory)).toBe(lines.join('. '));
    expect(said(refusal({ code: 'validation_failed' }), authoring.create)).toBe('Validation failed.');
  });

  it('the missing amount, but only if the response has it', () => {
    expect(said(refusal(short), play.act)).toBe(
      'Not enough credits for vyasa. You have 4 credits, but need 6.',
    );
    expect(said(refusal({ code: 'credits_short' }), play.act)).toBe(
      'An error occurred while executing the action.',
    );
  });
});

describe('In another language a failure', () => {
  it('is translated by its code', () => {
    const taken = refusal({ code: 'taken', detail: 'This username is taken already', field: 'username' });
    expect(failureText(taken, hi.accountFailures.register, hindi)).toEqual([
      { text: 'यह यूज़रनेम लिया जा चुका है' },
    ]);
    expect(
      failureText(taken, ur.accountFailures.register, {
        ruleText: ruleTextIn(ur.rules),
        errorCodes: ur.errorCodes,
        sessionUnknown: ur.errors.sessionUnknown,
      }),
    ).toEqual([{ text: 'یہ نام پہلے سے لیا جا چکا ہے' }]);
  });

  it('is translated by the codes of its faults, and unknown ones are marked as English', () => {
    const invalid = refusal({ code: 'validation_failed', faults: [tooShort, ofAnotherVersion] });
    expect(failureText(invalid, hi.accountFailures.register, hindi)).toEqual([
      { text: 'यूज़रनेम में कम से कम 3 अक्षर होने चाहिए', lang: undefined },
      { text: ' ' },
      { text: 'Shoe is too small', lang: 'en' },
    ]);
  });

  it('is marked as English for an unknown code of a newer server', () => {
    const unknown = refusal({ code: 'eclipse', detail: 'The sun is away' });
    expect(failureText(unknown, hi.storiesFailures.list, hindi)).toEqual([
      { text: 'The sun is away', lang: 'en' },
    ]);
  });

  it.each([
    ['rate_limited', 429],
    ['unavailable', 503],
    ['internal', 500],
  ])('is said without a number if a proxy sent none: %s', (code, status) => {
    const ofProxy = refusal({ code, status, detail: 'Too many requests' });
    for (const words of [hi, ur]) {
      const language = { errorCodes: words.errorCodes, sessionUnknown: words.errors.sessionUnknown };
      const [piece, ...others] = failureText(ofProxy, words.accountFailures.login, language);
      expect(others).toEqual([]);
      expect(piece!.lang).toBeUndefined();
      expect(piece!.text).not.toMatch(/NaN|undefined|\d/);
      expect(piece!.text).toMatch(/^\P{Script=Latin}+[।۔]$/u);
    }
  });

  it('names the call that failed', () => {
    expect(failureText({ kind: 'network' }, hi.storiesFailures.list, hindi)).toEqual([
      { text: hi.storiesFailures.list.other },
    ]);
  });
});

it('A session that the server could not check has its own message in each language', () => {
  const words = { other: 'Failed to fetch stories' };
  const saidIn = (language: FailureLanguage) =>
    failureText({ kind: 'session_unknown' }, words, language).map(({ text }) => text);
  expect(saidIn(english)).toEqual([errorsWords.sessionUnknown]);
  expect(saidIn(hindi)).toEqual([hi.errors.sessionUnknown]);
});
