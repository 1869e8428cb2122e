import { notFound } from '../en/notFound.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useNotFoundWords: AreaHook<'notFound'> = () => useArea('notFound', notFound);
