import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { composed } from '../../element/composed.ts';
import { useTextBeforeHydration } from '../../hooks/useTextBeforeHydration.ts';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { PasswordInput, PasswordRoot, Show } from './PasswordField.styles.ts';
import { fieldWords } from '../../words/field/en.ts';
import { useWords } from '../../words/useWords.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'face'>;

/**
 * A password field with a show button. `autoComplete` tells password managers which password it is.
 *
 * @use Takes a secret, and shows it on request.
 * @avoid Not for any other text: `TextField`.
 * @heard The label and “password”; the eye says whether it is shown.
 * @keys type, press
 * @example
 * <PasswordField autoComplete="current-password" value={password} onValueChange={setPassword} />
 */
export function PasswordField({
  onValueChange,
  onChange,
  autoComplete = 'current-password',
  className,
  style,
  ref,
  ...rest
}: PasswordFieldProps) {
  const words = useWords(fieldWords);
  const own = useTextBeforeHydration({ value: rest.value, onValueChange, ref });
  const [isShown, setIsShown] = useState(false);
  return (
    <PasswordRoot className={className} style={style}>
      <PasswordInput
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...useFieldControl(rest)}
        ref={own}
        onChange={composed(onChange, (event) => onValueChange?.(event.target.value))}
      />
      <Show>
        <IconButton
          label={words.showPassword}
          variant="plain"
          aria-pressed={isShown}
          disabled={rest.disabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      </Show>
    </PasswordRoot>
  );
}
