import { structure } from '../en/structure.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useStructureWords: AreaHook<'structure'> = () => useArea('structure', structure);
