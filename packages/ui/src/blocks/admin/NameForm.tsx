import type { KeyboardEvent } from 'react';
import { useForm } from '../../hooks/useForm.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Named } from '@kathaloka/contract/rules';
import { NameButtons, NameFormRoot } from './adminPage.styles.ts';
import { NamesFields } from './names/NamesFields.tsx';
import { namesForm, namesRules, type NamesValues, namesValues } from './names/namesForm.ts';
import { adminWords } from '../../words/admin/en.ts';
import { useWords } from '../../words/useWords.ts';

interface NameFormProps {
  label: string;
  /** The thing to rename; without it the form names a new one. */
  thing?: Named;
  submitLabel: string;
  onSubmit: (names: NamesValues) => void;
  onCancel: () => void;
}

/** A form for the names of a thing, edited in place. Escape cancels. */
export function NameForm({ label, thing, submitLabel, onSubmit, onCancel }: NameFormProps) {
  const words = useWords(adminWords);
  const form = useForm({
    initialValues: namesForm(thing),
    rules: namesRules,
    onSubmit: (values) => onSubmit(namesValues(values)),
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
  }

  return (
    <NameFormRoot noValidate onSubmit={form.handleSubmit}>
      <NamesFields form={form} label={label} inputRef={holdFocus} onKeyDown={handleKeyDown} />
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

/** Selects the name field, and returns focus to the opener on unmount. */
function holdFocus(input: HTMLInputElement) {
  const opener = document.activeElement;
  input.select();
  return () =>
    // after the render that enables the opener again
    queueMicrotask(() => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    });
}
