import type { NewPasswordForm } from '@kathaloka/contract/rules';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { FormControl } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { PasswordChecklist } from '../../../patterns/PasswordChecklist/PasswordChecklist.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { Fields } from './NewPasswordFields.styles.ts';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface NewPasswordFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The form state; these two fields are validated live. */
  form: Pick<FormControl<NewPasswordForm>, 'field' | 'values'> & {
    errors: { [K in keyof NewPasswordForm]?: ReactNode };
  };
  /** The label of the first field. */
  label: string;
}

/**
 * Two fields for a new password and its confirmation, with the list of requirements.
 *
 * @use Takes a new password, twice, with its requirements.
 * @avoid Not for the current password: `PasswordField`.
 * @heard Each requirement, met or not yet; whether both passwords are the same.
 * @keys type
 * @example
 * <NewPasswordFields form={form} label="New password" />
 */
export function NewPasswordFields({ form, label, ...rest }: NewPasswordFieldsProps) {
  const words = useWords(accountWords);
  const checklistId = useId();
  const [isTyping, setIsTyping] = useState(false);
  const password = form.field('password');
  const error = form.errors.password;

  function handleChange(value: string) {
    setIsTyping(true);
    password.onValueChange(value);
  }

  return (
    <Fields {...rest}>
      {/* While typing, the list ticks off requirements; the field turns red only on blur. */}
      <FormField label={label} error={isTyping ? undefined : error} required>
        <PasswordField
          {...password}
          autoComplete="new-password"
          aria-describedby={checklistId}
          onValueChange={handleChange}
          onBlur={() => setIsTyping(false)}
        />
        <PasswordChecklist id={checklistId} password={password.value} />
        <LiveRegion>{isTyping && error}</LiveRegion>
      </FormField>
      <FormField label={words.confirmPassword} error={form.errors.confirm_password} required>
        <PasswordField {...form.field('confirm_password')} autoComplete="new-password" />
      </FormField>
    </Fields>
  );
}
