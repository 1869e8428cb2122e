import type { IncomingHttpHeaders } from 'node:http';
import { type Theme, THEME_KEY, THEMES } from '@kathaloka/contract/themeOptions';
import { cookieOf } from './cookie.ts';

/**
 * The theme that the person has chosen, or else the first one, which a script in the head may replace by the
 * device's.
 */
export function themeOf(headers: IncomingHttpHeaders): Theme {
  const chosen = cookieOf(headers, THEME_KEY);
  return THEMES.find((theme) => theme === chosen) ?? THEMES[0];
}
