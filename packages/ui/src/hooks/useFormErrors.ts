import { type FormFaults, type RuleFault, ruleText } from '@kathaloka/contract/rules';
import { rulesWords } from '../words/rules/en.ts';
import { useWords } from '../words/useWords.ts';

/** The error messages of a form, by field. */
export type FormErrors<F> = { [K in keyof F]?: string };

/** Translates the faults of a form into the language of the interface. */
export function useFormErrors<F extends object>(faults: FormFaults<F>): FormErrors<F> {
  const words = useWords(rulesWords);
  const errors: FormErrors<F> = {};
  for (const [field, fault] of Object.entries(faults) as [keyof F, RuleFault | undefined][]) {
    if (fault) errors[field] = ruleText(words, fault);
  }
  return errors;
}
