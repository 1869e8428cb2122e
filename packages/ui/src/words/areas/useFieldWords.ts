import { field } from '../en/field.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useFieldWords: AreaHook<'field'> = () => useArea('field', field);
