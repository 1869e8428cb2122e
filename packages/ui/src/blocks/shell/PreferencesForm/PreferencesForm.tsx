import type { ComponentProps } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FormRoot } from './PreferencesForm.styles.ts';
import { settingsWords } from '../../../words/settings/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface PreferencesFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** The address that receives the choices. */
  action: string;
  /** The address of the page to return to, sent as `from`. */
  from: string;
}

/**
 * A form around switches for theme and language that have a `name`. Without scripts it has a button that
 * submits the choices.
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
