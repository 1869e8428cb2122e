import type { Words } from '../en.ts';
import { accountFailures } from '../en/accountFailures.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAccountFailures(): Words['accountFailures'] {
  return useArea('accountFailures', accountFailures);
}
