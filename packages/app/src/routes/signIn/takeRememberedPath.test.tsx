import { describe, expect, it } from 'vitest';
import { rememberPath } from '../../session/redirectAfterLogin.ts';
import { takeRememberedPath } from './takeRememberedPath.ts';

const KEY = 'redirectAfterLogin';
describe('the redirect path after a login', () => {
  it('is the path and query of the last page, and is read once', () => {
    rememberPath({ pathname: '/game/a', search: '?from=home' });
    expect(localStorage.getItem(KEY)).toBe('/game/a?from=home');
    expect(takeRememberedPath()).toBe('/game/a?from=home');
    expect(takeRememberedPath()).toBeUndefined();
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil',
    '',
  ])('is ignored if it leads away from this site: %j', (written) => {
    localStorage.setItem(KEY, written);
    expect(takeRememberedPath()).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
