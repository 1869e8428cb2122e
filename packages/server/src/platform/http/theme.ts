import type { IncomingHttpHeaders } from 'node:http';
import { type Theme, THEME_KEY, THEMES } from '@kathaloka/contract/themeOptions';
import { cookieOf } from './cookie.ts';

/** The person's choice, or else the first theme, which a script in the head replaces with the device's. */
export function themeOf(headers: IncomingHttpHeaders): Theme {
  const chosen = cookieOf(headers, THEME_KEY);
  return THEMES.find((theme) => theme === chosen) ?? THEMES[0];
}
