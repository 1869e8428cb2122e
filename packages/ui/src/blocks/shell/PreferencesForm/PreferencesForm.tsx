import type { ComponentProps } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FormRoot } from './PreferencesForm.styles.ts';
import { settingsWords } from '../../../words/settings/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface PreferencesFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** Where the choices are sent. */
  action: string;
  /** The page that it leads back to, sent as `from`. */
  from: string;
}

/**
 * Around switches for theme and language that have a `name`: where scripts are turned off, it has a button that sends what was
 * chosen.
 *
 * @example
 * <PreferencesForm action="/preferences" from="/home">
 *   <ThemeSwitch name="theme" value={theme} onValueChange={setTheme} />
 * </PreferencesForm>
 */
export function PreferencesForm({ from, children, ...rest }: PreferencesFormProps) {
  const words = useWords(settingsWords);
  return (
    <FormRoot {...rest}>
      <input type="hidden" name="from" value={from} />
      {children}
      <noscript>
        <Button type="submit" variant="outline" size="small">
          {words.apply}
        </Button>
      </noscript>
    </FormRoot>
  );
}
