import { LanguageSwitch, SHELL_LANGUAGES } from '@kathaloka/ui';
import { useOptionalPreferences } from './PreferencesProvider.tsx';

/** The language switch alone; not rendered without a provider. */
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
