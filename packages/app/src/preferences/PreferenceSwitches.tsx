import { LanguageSwitch, SHELL_LANGUAGES, ThemeSwitch } from '@kathaloka/ui';
import { usePreferences } from './PreferencesProvider.tsx';

/** The two switches that stand at the foot of every page. */
export function PreferenceSwitches() {
  const { theme, language, changeTheme, changeLanguage } = usePreferences();
  return (
    <>
      <ThemeSwitch value={theme} onChange={changeTheme} />
      <LanguageSwitch
        value={language}
        languages={SHELL_LANGUAGES}
        onChange={(next) => {
          const spoken = SHELL_LANGUAGES.find((candidate) => candidate === next);
          if (spoken) changeLanguage(spoken);
        }}
      />
    </>
  );
}
