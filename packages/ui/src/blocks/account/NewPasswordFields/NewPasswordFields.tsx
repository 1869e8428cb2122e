import type { NewPasswordForm } from '@kathaloka/contract/rules';
import { useId, useState } from 'react';
import type { FormControl } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { PasswordChecklist } from '../../../patterns/PasswordChecklist/PasswordChecklist.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { useAccountWords } from '../../../words/areas/useAccountWords.ts';

export interface NewPasswordFieldsProps {
  /** The form that they are part of; its live fields are these two. */
  form: Pick<FormControl<NewPasswordForm>, 'field' | 'errors' | 'values'>;
  /** The name of the first field. */
  label: string;
}

/** A new password and the same once more, with the list of what it needs from the first focus on. */
export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  const words = useAccountWords();
  const checklistId = useId();
  const [hasListShown, setHasListShown] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const password = form.field('password');
  const error = form.errors.password;

  function handleChange(value: string) {
    setIsTyping(true);
    password.onValueChange(value);
  }

  return (
    <>
      {/* While it is typed the list ticks off what is there; the field turns red when it is left. */}
      <FormField label={label} error={isTyping ? undefined : error} isRequired>
        <PasswordField
          {...password}
          autoComplete="new-password"
          aria-describedby={hasListShown ? checklistId : undefined}
          onValueChange={handleChange}
          onFocus={() => setHasListShown(true)}
          onBlur={() => setIsTyping(false)}
        />
        {hasListShown && <PasswordChecklist id={checklistId} password={password.value} />}
        <LiveRegion>{isTyping && error}</LiveRegion>
      </FormField>
      <FormField label={words.confirmPassword} error={form.errors.confirm_password} isRequired>
        <PasswordField {...form.field('confirm_password')} autoComplete="new-password" />
      </FormField>
    </>
  );
}
