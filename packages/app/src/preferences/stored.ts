import { LANGUAGE_KEY, offeredLanguage } from '@kathaloka/contract/languages';
import { type Theme, THEME_KEY, THEMES } from '@kathaloka/contract/themeOptions';
import type { ShellLanguage } from '@kathaloka/ui';
import { localStore } from '../browser/safeStorage.ts';

const A_YEAR_IN_SECONDS = 31_536_000;

export interface Preferences {
  readonly theme: Theme;
  readonly language: ShellLanguage;
}

/** The stored preferences; otherwise the theme with which the page was painted, and the browser's language. */
export function readPreferences(): Preferences {
  const painted = document.documentElement.dataset.theme;
  return {
    theme: oneOf(THEMES, painted) ?? 'night',
    language: offeredLanguage([localStore.read(LANGUAGE_KEY), ...navigator.languages]),
  };
}

/** Stores the theme, also as a cookie, from which the server renders the switch. `null` follows the device's theme. */
export function storeTheme(theme: Theme | null): void {
  localStore.write(THEME_KEY, theme);
  writeCookie(THEME_KEY, theme ?? '', theme === null ? 0 : A_YEAR_IN_SECONDS);
}

/** Stores the language, also as a cookie: the server writes the first HTML and the mails in this language. */
export function storeLanguage(language: ShellLanguage): void {
  localStore.write(LANGUAGE_KEY, language);
  rememberLanguage();
}

/** Writes the cookie of the chosen language again, if one was chosen on this device. */
export function rememberLanguage(): void {
  const chosen = localStore.read(LANGUAGE_KEY);
  if (chosen) writeCookie(LANGUAGE_KEY, chosen, A_YEAR_IN_SECONDS);
}

function writeCookie(key: string, value: string, seconds: number): void {
  document.cookie = `${key}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}

function oneOf<T extends string>(options: readonly T[], value: string | null | undefined): T | undefined {
  return options.find((option) => option === value);
}
