import { loginRequired } from '../en/loginRequired.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useLoginRequiredWords: AreaHook<'loginRequired'> = () => useArea('loginRequired', loginRequired);
