import { PREFERENCES_PATH } from '@kathaloka/contract/paths';
import { PreferencesForm, ThemeSwitch } from '@kathaloka/ui';
import { useLocation } from 'react-router';
import { LanguageOptions } from './LanguagePreference.tsx';
import { usePreferences } from './PreferencesProvider.tsx';

/** The theme and language switches in the footer of every page. */
export function PreferenceSwitches() {
  const { shownTheme, changeTheme } = usePreferences();
  return (
    <PreferencesForm action={PREFERENCES_PATH} from={useLocation().pathname}>
      <ThemeSwitch name="theme" value={shownTheme} onValueChange={changeTheme} />
      <LanguageOptions />
    </PreferencesForm>
  );
}
