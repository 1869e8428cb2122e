import type { Fault } from '@kathaloka/contract/entities';
import { readRuleFault, type RuleWords, ruleText } from '@kathaloka/contract/rules';

/** The text of a fault by a rule of a form; undefined for any other fault. */
export function ruleTextIn(words: RuleWords): (fault: Fault) => string | undefined {
  return ({ type, params }) => {
    const fault = readRuleFault(type, params);
    return fault && ruleText(words, fault);
  };
}
