import type { Fault } from '@kathaloka/contract/entities';
import { readRuleFault, type RuleWords, ruleText } from '@kathaloka/contract/rules';

/** What a language says about a fault that the server found by a rule; nothing about any other. */
export function ruleTextIn(words: RuleWords): (fault: Fault) => string | undefined {
  return ({ type, params }) => {
    const fault = readRuleFault(type, params);
    return fault && ruleText(words, fault);
  };
}
