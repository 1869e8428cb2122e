import { PREFERENCES_PATH } from '@kathaloka/contract/paths';
import { PreferencesForm, ThemeSwitch } from '@kathaloka/ui';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../browser/useIsHydrated.ts';
import { LanguageOptions } from './LanguagePreference.tsx';
import { usePreferences } from './PreferencesProvider.tsx';

/** The theme and language switches in the footer of every page. */
export function PreferenceSwitches() {
  const { theme, renderedTheme = theme, changeTheme } = usePreferences();
  const shown = useIsHydrated() ? theme : renderedTheme;
  return (
    <PreferencesForm action={PREFERENCES_PATH} from={useLocation().pathname}>
      <ThemeSwitch name="theme" value={shown} onValueChange={changeTheme} />
      <LanguageOptions />
    </PreferencesForm>
  );
}
