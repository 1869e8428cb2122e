import { account } from '../en/account.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAccountWords: AreaHook<'account'> = () => useArea('account', account);
