import { authoring } from '../en/authoring.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAuthoringWords: AreaHook<'authoring'> = () => useArea('authoring', authoring);
