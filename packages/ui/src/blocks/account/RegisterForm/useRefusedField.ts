import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormControl } from '../../../hooks/useForm.ts';

interface RefusedFieldOptions<F extends object> {
  form: FormControl<F>;
  /** The server's message about the field. */
  error: ReactNode;
  /** The field that the message is about. */
  errorField: (keyof F & string) | undefined;
  /** The values before the first submit. */
  initialValues: F;
}

interface RefusedField<F extends object> {
  /** The ref of the `<form>`. */
  ref: RefObject<HTMLFormElement | null>;
  /** The form, with the server's message among its errors. */
  form: Omit<FormControl<F>, 'errors'> & { errors: { [K in keyof F]?: ReactNode } };
  /** Stores the submitted values; the message disappears once the field differs from them. */
  remember: (values: F) => void;
}

/**
 * Shows the server's message at the field that it is about, and focuses the field. The message disappears
 * once the value differs from the submitted one.
 */
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
