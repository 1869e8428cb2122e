import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FormFieldControl } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface CodeFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The props of the text control, from `useForm`. */
  control: FormFieldControl;
  /** The error of the field. */
  error?: ReactNode;
  /**
   * Whether a recovery code is accepted in place of a code of the app.
   * @default true
   */
  takesRecovery?: boolean;
  /** A ref to the text control. */
  inputRef?: ComponentProps<'input'>['ref'];
}

/**
 * Takes a code of an authenticator app: digits of any script, with spaces or without. A button changes to recovery
 * codes, which have letters, and so another keyboard.
 *
 * @use Takes the code of a second factor.
 * @avoid Not for a password: `PasswordField`.
 * @heard The label with the kind of code, the hint, and the error.
 * @keys type, press
 * @example
 * <CodeField control={{ name: 'code', value: code, onValueChange: setCode }} />
 */
export function CodeField({ control, error, takesRecovery = true, inputRef, ...rest }: CodeFieldProps) {
  const words = useWords(accountWords).code;
  const [isRecovery, setIsRecovery] = useState(false);
  const keyboard = isRecovery
    ? ({ inputMode: 'text', autoComplete: 'off' } as const)
    : ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const);
  return (
    <div {...rest}>
      <FormField
        label={isRecovery ? words.recoveryLabel : words.label}
        hint={isRecovery ? words.recoveryHint : words.hint}
        error={error}
        required
      >
        <TextField
          {...control}
          {...keyboard}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          ref={inputRef}
        />
      </FormField>
      {takesRecovery && (
        <Button variant="ghost" size="small" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? words.useApp : words.useRecovery}
        </Button>
      )}
    </div>
  );
}
