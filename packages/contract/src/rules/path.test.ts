import { describe, expect, it } from 'vitest';
import { safeRedirectPath, searchQuery } from './index.ts';

describe('The redirect path after login', () => {
  it.each(['/', '/home', '/game/1?from=home#top', '/play/x?next=http://evil.example', '/%2F%2Fevil.example'])(
    'may be %s',
    (path) => {
      expect(safeRedirectPath(path)).toBe(path);
    },
  );

  it.each([
    '',
    'home',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /home',
    `/${'a'.repeat(2048)}`,
    null,
    undefined,
    7,
    ['/home'],
  ])('may not be %j', (path) => {
    expect(safeRedirectPath(path)).toBeUndefined();
  });
});

it('A search uses the trimmed text', () => {
  expect(searchQuery('  नदी  ')).toBe('नदी');
  expect(searchQuery('   ')).toBe('');
  expect(searchQuery(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
});
