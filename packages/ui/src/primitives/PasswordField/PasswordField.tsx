import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useFieldWords } from '../../words/areas/useFieldWords.ts';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { PasswordInput, PasswordRoot, Show } from './PasswordField.styles.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'face'>;

/** A secret, which its owner can look at. `autoComplete` tells password managers which one it is. */
export function PasswordField({
  value,
  onValueChange,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const words = useFieldWords();
  const [isShown, setIsShown] = useState(false);
  return (
    <PasswordRoot>
      <PasswordInput
        type={isShown ? 'text' : 'password'}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onValueChange(event.target.value)}
        {...rest}
        {...useFieldControl(rest)}
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
