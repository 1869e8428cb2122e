import { ThemeSwitch } from '@kathaloka/ui';
import { LanguagePreference } from './LanguagePreference.tsx';
import { usePreferences } from './PreferencesProvider.tsx';

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
