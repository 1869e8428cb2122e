import { accountFailures } from '../en/accountFailures.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAccountFailures: AreaHook<'accountFailures'> = () =>
  useArea('accountFailures', accountFailures);
