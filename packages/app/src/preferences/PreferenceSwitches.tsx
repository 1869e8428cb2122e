import { LanguageSwitch, SHELL_LANGUAGES, ThemeSwitch } from '@kathaloka/ui';
import { usePreferences } from './PreferencesProvider.tsx';

/** The theme and language switches in the footer of every page. */
export function PreferenceSwitches() {
  const { theme, language, changeTheme, changeLanguage } = usePreferences();
  return (
    <>
      <ThemeSwitch value={theme} onValueChange={changeTheme} />
      <LanguageSwitch
        value={language}
        languages={SHELL_LANGUAGES}
        onValueChange={(next) => {
          const spoken = SHELL_LANGUAGES.find((candidate) => candidate === next);
          if (spoken) changeLanguage(spoken);
        }}
      />
    </>
  );
}
