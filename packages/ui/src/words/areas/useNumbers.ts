import { numbers } from '../en/numbers.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useNumbers: AreaHook<'numbers'> = () => useArea('numbers', numbers);
