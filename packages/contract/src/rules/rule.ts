import type { RuleFault, RuleField } from './fault.ts';

/** Returns the fault of a value, or undefined if it is valid. */
export type Rule = (value: string) => RuleFault | undefined;

/** A form rule may read the form's other fields. */
export type FormRules<F> = { readonly [K in keyof F]?: (value: string, form: F) => RuleFault | undefined };

export type FormFaults<F> = { [K in keyof F]?: RuleFault };

/** Faults by field; an empty object when every field is valid. */
export function faultsOf<F extends object>(form: F, rules: FormRules<F>): FormFaults<F> {
  const faults: FormFaults<F> = {};
  for (const field of Object.keys(rules) as (keyof F)[]) {
    const fault = rules[field]?.(String(form[field] ?? ''), form);
    if (fault) faults[field] = fault;
  }
  return faults;
}

export interface Length {
  readonly field: RuleField;
  readonly min?: number;
  readonly max: number;
}

/** Checks the length of the trimmed text, counted as a text field counts its `maxlength`. */
export function checkLength(value: string, { field, min = 1, max }: Length): RuleFault | undefined {
  const { length } = value.trim();
  if (length === 0 && min > 0) return { code: 'required', field };
  if (length < min) return { code: 'too_short', field, min };
  return length > max ? { code: 'too_long', field, max } : undefined;
}
