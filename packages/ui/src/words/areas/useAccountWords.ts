import type { Words } from '../en.ts';
import { account } from '../en/account.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAccountWords(): Words['account'] {
  return useArea('account', account);
}
