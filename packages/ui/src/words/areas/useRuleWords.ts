import type { Words } from '../en.ts';
import { rules } from '../en/rules.ts';
import { useArea } from '../WordsProvider.tsx';

export function useRuleWords(): Words['rules'] {
  return useArea('rules', rules);
}
