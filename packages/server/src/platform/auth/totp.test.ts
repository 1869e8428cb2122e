import { describe, expect, it } from 'vitest';
import { base32, otpauthUrl, stepAt, stepOf, totp } from './totp.ts';

/** The secret of the test vectors in RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('The code of an instant', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is that of RFC 6238 at %i seconds', (seconds, code) => {
    expect(totp(secret, stepAt(at(seconds)), 8)).toBe(code);
    expect(totp(secret, stepAt(at(seconds)))).toBe(code.slice(2));
  });
});

describe('A typed code', () => {
  const now = at(1_234_567_890);
  const step = stepAt(now);

  it.each([-1, 0, 1])('belongs to the step %i from now', (away) => {
    expect(stepOf(secret, totp(secret, step + away), now)).toBe(step + away);
  });

  it.each([-2, 2])('of the step %i from now is refused', (away) => {
    expect(stepOf(secret, totp(secret, step + away), now)).toBeUndefined();
  });

  it.each(['', '1', '٠٠٠٠٠٠', '0000000'])('that is none is refused: %s', (code) => {
    expect(stepOf(secret, code, now)).toBeUndefined();
  });
});

describe('A secret for an app', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('is in the base32 of RFC 4648, without padding: %s', (plain, coded) => {
    expect(base32(Buffer.from(plain))).toBe(coded);
  });

  it('has an address with the house and the account', () => {
    expect(otpauthUrl('Kathaloka', 'a&b', Buffer.from('foobar'))).toBe(
      'otpauth://totp/Kathaloka:a%26b?secret=MZXW6YTBOI&issuer=Kathaloka',
    );
  });
});
