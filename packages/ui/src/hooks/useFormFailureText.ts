import { useRuleWords } from '../words/areas/useRuleWords.ts';
import { ruleTextIn } from '../words/ruleTextIn.ts';
import { type FailureTexts, failureTexts, useFailureLanguage } from './useFailureText.tsx';

/**
 * `useFailureText` for forms, with the words of the rules. Separate, because few pages need those.
 *
 * @example
 * const { failure } = useFormFailureText();
 * const text = failure(error, words);
 */
export function useFormFailureText(): FailureTexts {
  return failureTexts({ ...useFailureLanguage(), ruleText: ruleTextIn(useRuleWords()) });
}
