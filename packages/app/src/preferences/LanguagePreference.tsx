import { PREFERENCES_PATH } from '@kathaloka/contract/paths';
import { LanguageSwitch, PreferencesForm, SHELL_LANGUAGES } from '@kathaloka/ui';
import { useLocation } from 'react-router-dom';
import { useOptionalPreferences } from './PreferencesProvider.tsx';

/** The language switch on its own; renders nothing without a provider. */
export function LanguagePreference() {
  return (
    <PreferencesForm action={PREFERENCES_PATH} from={useLocation().pathname}>
      <LanguageOptions />
    </PreferencesForm>
  );
}

/** The switch within a form. */
export function LanguageOptions() {
  const preferences = useOptionalPreferences();
  if (!preferences) return null;
  const { language, changeLanguage } = preferences;
  return (
    <LanguageSwitch
      name="language"
      value={language}
      languages={SHELL_LANGUAGES}
      onValueChange={(next) => {
        const chosen = SHELL_LANGUAGES.find((candidate) => candidate === next);
        if (chosen) changeLanguage(chosen);
      }}
    />
  );
}
