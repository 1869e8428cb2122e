import { ruleTextIn } from '../words/ruleTextIn.ts';
import { type FailureTexts, failureTexts, useFailureLanguage } from './useFailureText.tsx';
import { rulesWords } from '../words/rules/en.ts';
import { useWords } from '../words/useWords.ts';

/**
 * `useFailureText` for forms, with the words of the rules. Separate, because few pages need those.
 *
 * @example
 * const { failure } = useFormFailureText();
 * const text = failure(error, words);
 */
export function useFormFailureText(): FailureTexts {
  return failureTexts({ ...useFailureLanguage(), ruleText: ruleTextIn(useWords(rulesWords)) });
}
