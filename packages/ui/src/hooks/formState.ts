import { errorsOf, type FormErrors, type FormRules } from '@kathaloka/contract/rules';

export interface FormState<F extends object> {
  values: F;
  errors: FormErrors<F>;
}

export interface FormChecks<F extends object> {
  rules: FormRules<F>;
  /** The fields that are checked while they are typed. The rest wait until the form is sent. */
  liveFields?: readonly (keyof F & string)[];
}

/** The form after a field was typed in: its error goes, and comes back at once only where fields are checked live. */
export function edited<F extends object>(
  { values, errors }: FormState<F>,
  { rules, liveFields = [] }: FormChecks<F>,
  name: keyof F & string,
  value: string,
): FormState<F> {
  const next = { values: { ...values, [name]: value }, errors: { ...errors } };
  delete next.errors[name];
  if (!liveFields.includes(name)) return next;
  for (const field of liveFields) {
    // A field that nobody has come to yet has nothing wrong with it.
    if (field !== name && !next.values[field]) continue;
    const message = rules[field]?.(next.values[field], next.values);
    if (message) next.errors[field] = message;
    else delete next.errors[field];
  }
  return next;
}

/** The form after an attempt to send it: every field is checked. */
export function checked<F extends object>(state: FormState<F>, { rules }: FormChecks<F>): FormState<F> {
  return { ...state, errors: errorsOf(state.values, rules) };
}

export function hasErrors<F extends object>({ errors }: FormState<F>): boolean {
  return Object.values(errors).some(Boolean);
}
