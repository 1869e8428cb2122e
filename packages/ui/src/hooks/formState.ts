import { faultsOf, type FormFaults, type FormRules } from '@kathaloka/contract/rules';

export interface FormState<F extends object> {
  values: F;
  faults: FormFaults<F>;
}

export interface FormChecks<F extends object> {
  rules: FormRules<F>;
  /** The fields that are validated on every change; the others are validated on submit. */
  liveFields?: readonly (keyof F & string)[];
}

/** The state after an edit: the field's error is cleared, and only live fields are validated. */
export function edited<F extends object>(
  { values, faults }: FormState<F>,
  { rules, liveFields = [] }: FormChecks<F>,
  name: keyof F & string,
  value: unknown,
): FormState<F> {
  const next = { values: { ...values, [name]: value }, faults: { ...faults } };
  delete next.faults[name];
  if (!liveFields.includes(name)) return next;
  for (const field of liveFields) {
    // An empty field has not been visited yet.
    if (field !== name && !next.values[field]) continue;
    const fault = rules[field]?.(String(next.values[field] ?? ''), next.values);
    if (fault) next.faults[field] = fault;
    else delete next.faults[field];
  }
  return next;
}

/** The state after a submit: every field is validated. */
export function checked<F extends object>(state: FormState<F>, { rules }: FormChecks<F>): FormState<F> {
  return { ...state, faults: faultsOf(state.values, rules) };
}

export function hasFaults<F extends object>({ faults }: FormState<F>): boolean {
  return Object.values(faults).some(Boolean);
}
