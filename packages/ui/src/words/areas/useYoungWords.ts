import { young } from '../en/young.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useYoungWords: AreaHook<'young'> = () => useArea('young', young);
