import type { Words } from '../en.ts';
import { loginRequired } from '../en/loginRequired.ts';
import { useArea } from '../WordsProvider.tsx';

export function useLoginRequiredWords(): Words['loginRequired'] {
  return useArea('loginRequired', loginRequired);
}
