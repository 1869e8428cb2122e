import { expect, it } from 'vitest';
import { keywordsFrom } from './keywordsFrom.ts';

it('takes the words that say something, once each, the first mentioned first', () => {
  expect(
    keywordsFrom('The River Book', 'Carry a stranger over the river before the last lamp goes out.'),
  ).toEqual(['river', 'book', 'carry', 'stranger']);
  expect(keywordsFrom('', '')).toEqual([]);
});

it('reads every script', () => {
  expect(keywordsFrom('आख़िरी डाक की रात')).toContain('आख़िरी');
});
