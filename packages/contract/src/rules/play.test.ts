import { describe, expect, it } from 'vitest';
import { checkCustomAction, playGate, sessionToResume } from './index.ts';

describe('a custom action', () => {
  it.each([' I sing\n', '?', '👩‍👩‍👧‍👦', 'गाता हूँ', 'I\u200b sing'])('is what can be seen: %j', (typed) => {
    expect(checkCustomAction(typed)).toBeUndefined();
  });

  it.each(['', ' \n\t', '\u200b', '\u200b \u200d', '\ufeff\u2060', '\u3164', '\u2800', '\u0301'])(
    'of which nothing can be seen is none: %j',
    (typed) => {
      expect(checkCustomAction(typed)).toEqual({ code: 'required', field: 'action' });
    },
  );
});

describe('PLAY', () => {
  it.each([
    { isSignedIn: false, isPremium: false, hasPremiumAccess: false, leadsTo: 'login' },
    { isSignedIn: false, isPremium: true, hasPremiumAccess: false, leadsTo: 'login' },
    { isSignedIn: false, isPremium: true, hasPremiumAccess: true, leadsTo: 'login' },
    { isSignedIn: true, isPremium: true, hasPremiumAccess: false, leadsTo: 'premium' },
    { isSignedIn: true, isPremium: true, hasPremiumAccess: true, leadsTo: 'open' },
    { isSignedIn: true, isPremium: false, hasPremiumAccess: false, leadsTo: 'open' },
  ])(
    '$leadsTo: signed in $isSignedIn, premium story $isPremium, access $hasPremiumAccess',
    ({ leadsTo, ...wish }) => {
      expect(playGate(wish)).toBe(leadsTo);
    },
  );

  it('resumes an open session', () => {
    expect(sessionToResume({ has_existing_session: true, session_id: 'a', is_completed: false })).toBe('a');
  });

  it.each([
    ['there is none', { has_existing_session: false, session_id: null }],
    ['it has reached its ending', { has_existing_session: true, session_id: 'a', is_completed: true }],
    ['the check failed', undefined],
    ['the answer is something else', 'an error page'],
    ['no id came with it', { has_existing_session: true, session_id: null }],
  ])('begins a new session when %s', (_when, check) => {
    expect(sessionToResume(check)).toBeUndefined();
  });
});
