import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { checked, edited, type FormChecks, type FormState, hasFaults } from './formState.ts';
import { type FormErrors, useFormErrors } from './useFormErrors.ts';

export interface FormOptions<F extends object> extends FormChecks<F> {
  /** Initial values. */
  initialValues: F;
  /** Called with the values when they are valid. */
  onSubmit: (values: F) => void;
}

export interface FormControl<F extends object> {
  values: F;
  /** The error messages by field, in the language of the interface. */
  errors: FormErrors<F>;
  /** Disables the submit button. */
  hasErrors: boolean;
  /** Changes values that are not text. */
  onEdit: (changes: Partial<F>) => void;
  /** Props that bind a text control to a field. */
  field: (name: keyof F & string) => FormFieldControl;
  /** For the `<form>`. Moves focus to the first invalid field. */
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface FormFieldControl {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * The values and errors of a form, by the contract's rules. After a failed submit the typed values stay.
 *
 * @example
 * const form = useForm({
 *   initialValues: { email: '' },
 *   rules,
 *   onSubmit: ({ email }) => sendLink(email),
 * });
 */
export function useForm<F extends object>({
  initialValues,
  onSubmit,
  ...checks
}: FormOptions<F>): FormControl<F> {
  const [state, setState] = useState<FormState<F>>({ values: initialValues, faults: {} });
  const errors = useFormErrors(state.faults);

  function field(name: keyof F & string): FormFieldControl {
    return {
      name,
      value: String(state.values[name]),
      onValueChange: (value) => setState((current) => edited(current, checks, name, value)),
    };
  }

  function onEdit(changes: Partial<F>) {
    const names = Object.keys(changes) as (keyof F & string)[];
    setState((current) =>
      names.reduce((before, name) => edited(before, checks, name, changes[name]), current),
    );
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = checked(state, checks);
    if (!hasFaults(next)) return onSubmit(next.values);
    // A screen reader announces the error only if it is rendered before its field gets the focus.
    flushSync(() => setState(next));
    focusFirstOf(event.currentTarget, Object.keys(next.faults));
  }

  return { values: state.values, errors, hasErrors: hasFaults(state), onEdit, field, handleSubmit };
}

function focusFirstOf(form: HTMLFormElement, names: readonly string[]) {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? '')) {
      return element.focus();
    }
  }
}
