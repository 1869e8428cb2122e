import { checkName } from '@kathaloka/contract/rules';
import type { KeyboardEvent } from 'react';
import { useForm } from '../../hooks/useForm.ts';
import { FormField } from '../../patterns/FormField/FormField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';
import { NameButtons, NameFormRoot } from './adminPage.styles.ts';

interface NameFormProps {
  label: string;
  /** @default '' */
  initialName?: string;
  submitLabel: string;
  onSubmit: (display_name: string) => void;
  onCancel: () => void;
}

/** A name, edited in place. Escape cancels. */
export function NameForm({ label, initialName = '', submitLabel, onSubmit, onCancel }: NameFormProps) {
  const words = useAdminWords();
  const form = useForm({
    initialValues: { display_name: initialName },
    rules: { display_name: checkName },
    onSubmit: ({ display_name }) => onSubmit(display_name.trim()),
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
  }

  return (
    <NameFormRoot noValidate onSubmit={form.handleSubmit}>
      <FormField label={label} error={form.errors.display_name} required>
        <TextField {...form.field('display_name')} ref={holdFocus} onKeyDown={handleKeyDown} />
      </FormField>
      <NameButtons>
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" size="small" disabled={form.hasErrors}>
          {submitLabel}
        </Button>
      </NameButtons>
    </NameFormRoot>
  );
}

/** Focuses the name field, and returns focus afterwards. */
function holdFocus(input: HTMLInputElement) {
  const opener = document.activeElement;
  input.select();
  return () =>
    // after the render that enables the opener again
    queueMicrotask(() => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    });
}
