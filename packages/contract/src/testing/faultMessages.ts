import { rules as english } from '../messages/rules.ts';
import {
  type FormRules,
  faultsOf,
  RULE_CODES,
  type RuleCode,
  type RuleFault,
  type RuleField,
  ruleText,
} from '../rules/index.ts';

/** The English message of a fault, as a form shows it. */
export function messageOf(fault: RuleFault | undefined): string | undefined {
  return fault && ruleText(english, fault);
}

/** The English messages of a form's errors. */
export function messagesOf<F extends object>(form: F, rules: FormRules<F>): { [K in keyof F]?: string } {
  const faults = Object.entries(faultsOf(form, rules)) as [string, RuleFault][];
  return Object.fromEntries(faults.map(([field, fault]) => [field, messageOf(fault)])) as {
    [K in keyof F]?: string;
  };
}

/** A fault of this code with a placeholder for each of its parameters. */
export function aRuleFault(code: RuleCode, field: RuleField = 'username'): RuleFault {
  const values = { field, min: 3, max: 30, name: 'constructor' };
  const params = RULE_CODES[code].map((name) => [name, values[name]]);
  return { ...Object.fromEntries(params), code } as RuleFault;
}
