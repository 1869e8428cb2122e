import { LanguageSwitch, SHELL_LANGUAGES } from '@kathaloka/ui';
import { useOptionalPreferences } from './PreferencesProvider.tsx';

/** The language switch; nothing on a page that stands by itself. */
export function LanguagePreference() {
  const preferences = useOptionalPreferences();
  if (!preferences) return null;
  const { language, changeLanguage } = preferences;
  return (
    <LanguageSwitch
      value={language}
      languages={SHELL_LANGUAGES}
      onValueChange={(next) => {
        const spoken = SHELL_LANGUAGES.find((candidate) => candidate === next);
        if (spoken) changeLanguage(spoken);
      }}
    />
  );
}
