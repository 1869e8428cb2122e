import { SHELL_LANGUAGES, type ShellLanguage, type Theme, THEMES } from '@kathaloka/ui';
import { localStore } from '../adapters/safeStorage.ts';

/** `first/theme.js` reads the theme under the same key, before the first paint. */
export const THEME_KEY = 'kathaloka.theme';
const LANGUAGE_KEY = 'kathaloka.language';

export interface Preferences {
  readonly theme: Theme;
  readonly language: ShellLanguage;
}

/** The stored choice; otherwise the theme in which the page was painted, and English. */
export function readPreferences(): Preferences {
  const painted = document.documentElement.dataset.theme;
  return {
    theme: oneOf(THEMES, painted) ?? 'night',
    language: oneOf(SHELL_LANGUAGES, localStore.read(LANGUAGE_KEY)) ?? 'en',
  };
}

/** `null` follows the device again. */
export function keepTheme(theme: Theme | null): void {
  localStore.keep(THEME_KEY, theme);
}

export function keepLanguage(language: ShellLanguage): void {
  localStore.keep(LANGUAGE_KEY, language);
}

function oneOf<T extends string>(options: readonly T[], value: string | null | undefined): T | undefined {
  return options.find((option) => option === value);
}
