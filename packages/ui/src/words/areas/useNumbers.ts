import { numbers } from '../en/numbers.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useNumbers: AreaHook<'numbers'> = () => useArea('numbers', numbers);
