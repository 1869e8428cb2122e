import { expect, it } from 'vitest';
import { keywordsFrom } from './keywordsFrom.ts';

it('returns the significant words without duplicates, in order of first mention', () => {
  expect(
    keywordsFrom('en', 'The River Book', 'Carry a stranger over the river before the last lamp goes out.'),
  ).toEqual(['river', 'book', 'carry', 'stranger']);
  expect(keywordsFrom('en', '', '')).toEqual([]);
});

it('supports every script', () => {
  expect(keywordsFrom('hi', 'आख़िरी डाक की रात')).toContain('आख़िरी');
});
