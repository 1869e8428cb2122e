import { rules } from '../en/rules.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useRuleWords: AreaHook<'rules'> = () => useArea('rules', rules);
