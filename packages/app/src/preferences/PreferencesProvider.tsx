import {
  directionOf,
  type LanguageWords,
  loadWords,
  type ShellLanguage,
  type Theme,
  WordsProvider,
} from '@kathaloka/ui';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { storeLanguage, storeTheme, type Preferences } from './stored.ts';

interface PreferencesContext extends Preferences {
  /** The theme with which the server has rendered the switches, if it has. */
  renderedTheme: Theme | undefined;
  changeTheme: (theme: Theme) => void;
  changeLanguage: (language: ShellLanguage) => void;
}

const Context = createContext<PreferencesContext | null>(null);

interface PreferencesProviderProps {
  initial: Preferences;
  renderedTheme?: Theme | undefined;
  /** The words of the initial language, loaded before the first render, so that the page never flashes in another language. */
  words: LanguageWords;
  children: ReactNode;
}

/** Theme and language of the page: applied to `<html>` and to the words, and stored for the next visit. */
export function PreferencesProvider({ initial, renderedTheme, words, children }: PreferencesProviderProps) {
  const [theme, setTheme] = useState(initial.theme);
  const [current, setCurrent] = useState({ language: initial.language, words });
  const { language } = current;

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    page.lang = language;
    page.dir = directionOf(language);
  }, [theme, language]);

  // a new object would hydrate the rest of the page in one long task
  const value = useMemo(() => {
    const changeTheme = (next: Theme): void => {
      setTheme(next);
      storeTheme(next);
    };
    const changeLanguage = async (next: ShellLanguage): Promise<void> => {
      // if a language fails to load, the page keeps its current one
      const arrived = await loadWords(next).catch(() => null);
      if (arrived === null) return;
      setCurrent({ language: next, words: arrived });
      storeLanguage(next);
    };
    return {
      theme,
      renderedTheme,
      language,
      changeTheme,
      changeLanguage: (next: ShellLanguage) => void changeLanguage(next),
    };
  }, [theme, renderedTheme, language]);

  return (
    <Context value={value}>
      <WordsProvider words={current.words}>{children}</WordsProvider>
    </Context>
  );
}

/** Theme and language of the page; null without a provider. */
export function useOptionalPreferences(): PreferencesContext | null {
  return useContext(Context);
}

export function usePreferences(): PreferencesContext {
  const value = useOptionalPreferences();
  if (!value) throw new Error('usePreferences needs a PreferencesProvider around it.');
  return value;
}
