import { accountFailures } from '../en/accountFailures.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useAccountFailures: AreaHook<'accountFailures'> = () =>
  useArea('accountFailures', accountFailures);
