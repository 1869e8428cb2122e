import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

describe('a common password', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd1!',
    'Password2026!',
    'Qwerty123!',
    'Welcome1!',
    '!Dragon12',
    'Iloveyou1!',
    'Letmein#1',
    'Admin123!',
    'Summer2026!',
    'ＰＡＳＳＷＯＲＤ1!',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Sarayu 1! river',
    'Wrong 1! word',
    'correct-Horse7 battery',
    'x9#Lq2vTz!',
    'एक नदी Aa1!',
    'Kx7!-quilt-moth',
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is looked up just as fast in the longest password', () => {
    isCommonPassword('warm up');
    const began = performance.now();
    for (const length of [63, 100_000]) {
      isCommonPassword('1'.repeat(length));
      isCommonPassword(`${'a1'.repeat(length / 2)}!`);
    }
    expect(performance.now() - began).toBeLessThan(200);
  });
});
