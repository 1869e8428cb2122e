import { LanguageSwitch, SHELL_LANGUAGES, ThemeSwitch } from '@kathaloka/ui';
import { useOptionalPreferences, usePreferences } from './PreferencesProvider.tsx';

/** The theme and language switches in the footer of every page. */
export function PreferenceSwitches() {
  const { theme, changeTheme } = usePreferences();
  return (
    <>
      <ThemeSwitch value={theme} onValueChange={changeTheme} />
      <LanguagePreference />
    </>
  );
}

/** The language switch alone; not rendered without a provider. In this file, so that both are in one script. */
export function LanguagePreference() {
  const preferences = useOptionalPreferences();
  if (!preferences) return null;
  const { language, changeLanguage } = preferences;
  return (
    <LanguageSwitch
      value={language}
      languages={SHELL_LANGUAGES}
      onValueChange={(next) => {
        const chosen = SHELL_LANGUAGES.find((candidate) => candidate === next);
        if (chosen) changeLanguage(chosen);
      }}
    />
  );
}
