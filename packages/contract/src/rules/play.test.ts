import { describe, expect, it } from 'vitest';
import { playGate, sessionToResume } from './index.ts';

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
  ])('begins anew when %s', (_when, check) => {
    expect(sessionToResume(check)).toBeUndefined();
  });
});
