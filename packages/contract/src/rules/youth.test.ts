import { describe, expect, it } from 'vitest';
import { adultFrom, checkBirthYear, checkGuardianEmail, mayBeMinor, sureAge, yearNow } from './youth.ts';

describe('The year of birth', () => {
  it('never takes a person for older than they may be, and counts the birthday as the last day of the year', () => {
    expect(sureAge(2013, 2026)).toBe(12);
    expect(mayBeMinor(2008, 2026)).toBe(true);
    expect(mayBeMinor(2008, 2027)).toBe(false);
    expect(adultFrom(2008)).toBe(2027);
  });

  it.each([2000, 2007, 2008, 2009, 2013])('%d: of age from that year on, and not before', (born) => {
    const year = adultFrom(born);
    expect([mayBeMinor(born, year - 1), mayBeMinor(born, year)]).toEqual([true, false]);
  });

  it('is the year in UTC', () => {
    expect(yearNow(new Date('2026-12-31T23:59:59Z'))).toBe(2026);
    expect(yearNow(new Date('2027-01-01T00:00:00Z'))).toBe(2027);
  });

  it.each([
    ['', 'required'],
    ['13', 'year_invalid'],
    ['2013.5', 'year_invalid'],
    ['1800', 'year_invalid'],
    ['2027', 'year_invalid'],
    ['2014', 'too_young'],
    ['2013', undefined],
    [' 1990 ', undefined],
  ])('%j is refused as %s', (typed, code) => {
    expect(checkBirthYear(typed, 2026)?.code).toBe(code);
  });
});

it('A guardian must not be the account’s owner', () => {
  expect(checkGuardianEmail(' Me@Example.org', 'me@example.org')?.code).toBe('guardian_is_self');
  expect(checkGuardianEmail('mother@example.org', 'me@example.org')).toBeUndefined();
  expect(checkGuardianEmail('mother+me@example.org', 'me@example.org')).toBeUndefined();
});

it.each([
  ['me+mother@example.org', 'me@example.org'],
  ['ME+a+b@Example.org', 'me@example.org'],
  ['me@example.org', 'me+games@example.org'],
  ['me+one@example.org', 'me+two@example.org'],
])('%s is a mailbox of %s', (guardian, own) => {
  expect(checkGuardianEmail(guardian, own)?.code).toBe('guardian_is_self');
});
