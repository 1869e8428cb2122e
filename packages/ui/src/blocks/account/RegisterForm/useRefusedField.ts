import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormControl } from '../../../hooks/useForm.ts';

interface RefusedFieldOptions<F extends object> {
  form: FormControl<F>;
  /** The server's message. */
  error: ReactNode;
  /** The field that it is about. */
  errorField: (keyof F & string) | undefined;
  /** The values before anything was sent. */
  initialValues: F;
}

interface RefusedField<F extends object> {
  /** For the `<form>`. */
  ref: RefObject<HTMLFormElement | null>;
  /** The form with the server's message at its field. */
  form: Omit<FormControl<F>, 'errors'> & { errors: { [K in keyof F]?: ReactNode } };
  /** Called with the values that are sent. */
  remember: (values: F) => void;
}

/** Shows what the server says of one field at that field, which gets the focus, until its value differs from the one that was sent. */
export function useRefusedField<F extends object>({
  form,
  error,
  errorField,
  initialValues,
}: RefusedFieldOptions<F>): RefusedField<F> {
  const ref = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(initialValues);
  const isRefused = errorField !== undefined && form.values[errorField] === sent[errorField];

  useEffect(() => {
    if (errorField === undefined) return;
    ref.current?.querySelector<HTMLElement>(`[name="${errorField}"]`)?.focus();
  }, [errorField]);

  return {
    ref,
    form: isRefused ? { ...form, errors: { ...form.errors, [errorField]: error }, hasErrors: true } : form,
    remember: setSent,
  };
}
