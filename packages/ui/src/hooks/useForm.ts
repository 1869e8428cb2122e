import type { FormErrors } from '@kathaloka/contract/rules';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { checked, edited, type FormChecks, hasErrors } from './formState.ts';

export interface FormOptions<F extends object> extends FormChecks<F> {
  /** The values that the form opens with. */
  initialValues: F;
  /** Called with the values when nothing is wrong with them. */
  onSubmit: (values: F) => void;
}

export interface FormControl<F extends object> {
  values: F;
  errors: FormErrors<F>;
  /** The submit button is disabled while this is so. */
  hasErrors: boolean;
  /** What a text control needs to be a field of this form. */
  field: (name: keyof F & string) => FormFieldControl;
  /** For the `<form>`. When something is wrong, focus goes to the first field at fault. */
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface FormFieldControl {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** The values and errors of a form, by the contract's rules. What was typed stays, whatever becomes of the form. */
export function useForm<F extends object>({
  initialValues,
  onSubmit,
  ...checks
}: FormOptions<F>): FormControl<F> {
  const [state, setState] = useState({ values: initialValues, errors: {} as FormErrors<F> });

  function field(name: keyof F & string): FormFieldControl {
    return {
      name,
      value: String(state.values[name]),
      onValueChange: (value) => setState((current) => edited(current, checks, name, value)),
    };
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = checked(state, checks);
    if (!hasErrors(next)) return onSubmit(next.values);
    // The error must stand in the page before focus comes to its field, or it would not be read out.
    flushSync(() => setState(next));
    focusFirstOf(event.currentTarget, Object.keys(next.errors));
  }

  return { ...state, hasErrors: hasErrors(state), field, handleSubmit };
}

function focusFirstOf(form: HTMLFormElement, names: readonly string[]) {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? '')) {
      return element.focus();
    }
  }
}
