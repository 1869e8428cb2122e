import { SHELL_LANGUAGES, type ShellLanguage, type Theme, THEMES } from '@kathaloka/ui';
import { inBrowser } from '../adapters/kept.ts';

/** `first/theme.js` reads the theme under the same name, before anything is painted. */
export const THEME_KEY = 'kathaloka.theme';
const LANGUAGE_KEY = 'kathaloka.language';

export interface Preferences {
  readonly theme: Theme;
  readonly language: ShellLanguage;
}

/** What was chosen in this browser; else the theme that the page has been painted in, and English. */
export function readPreferences(): Preferences {
  const painted = document.documentElement.dataset.theme;
  return {
    theme: oneOf(THEMES, painted) ?? 'night',
    language: oneOf(SHELL_LANGUAGES, inBrowser.read(LANGUAGE_KEY)) ?? 'en',
  };
}

export function keepTheme(theme: Theme): void {
  inBrowser.keep(THEME_KEY, theme);
}

export function keepLanguage(language: ShellLanguage): void {
  inBrowser.keep(LANGUAGE_KEY, language);
}

function oneOf<T extends string>(options: readonly T[], value: string | null | undefined): T | undefined {
  return options.find((option) => option === value);
}
