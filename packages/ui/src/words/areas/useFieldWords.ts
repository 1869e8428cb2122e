import { field } from '../en/field.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useFieldWords: AreaHook<'field'> = () => useArea('field', field);
