import { describe, expect, it } from 'vitest';
import { GROWTH_MAX, processorGrowthOf } from '@kathaloka/contract/fixtures';
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

  it('is looked up in a time that grows with the length of a password alone', async () => {
    const look = (length: number) => {
      const passwords = ['1'.repeat(length), `${'a1'.repeat(length / 2)}!`];
      for (let time = 0; time < 50; time += 1) for (const each of passwords) isCommonPassword(each);
    };
    expect(await processorGrowthOf(look, 20_000)).toBeLessThan(GROWTH_MAX);
  });
});
