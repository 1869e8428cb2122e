/** A rule says what is wrong with a value, in the words that a person reads; nothing, when the value is right. */
export type Rule = (value: string) => string | undefined;

/** A rule of a form may look at the form's other fields. */
export type FormRules<F> = { readonly [K in keyof F]?: (value: string, form: F) => string | undefined };

export type FormErrors<F> = { [K in keyof F]?: string };

/** Errors by field; an empty object when every field is right. */
export function errorsOf<F extends object>(form: F, rules: FormRules<F>): FormErrors<F> {
  const errors: FormErrors<F> = {};
  for (const field of Object.keys(rules) as (keyof F)[]) {
    const message = rules[field]?.(String(form[field] ?? ''), form);
    if (message) errors[field] = message;
  }
  return errors;
}

export interface Length {
  readonly label: string;
  readonly min?: number;
  readonly max: number;
}

/** Length is counted as a text field's `maxlength` counts it, without the white space at either end. */
export function checkLength(value: string, { label, min = 1, max }: Length): string | undefined {
  const { length } = value.trim();
  if (length === 0 && min > 0) return `${label} is required`;
  if (length < min) return `${label} must be at least ${min} characters`;
  return length > max ? `${label} cannot exceed ${max} characters` : undefined;
}
