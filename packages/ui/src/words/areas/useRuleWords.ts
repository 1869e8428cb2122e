import { rules } from '../en/rules.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useRuleWords: AreaHook<'rules'> = () => useArea('rules', rules);
