import type { Words } from '../en.ts';
import { field } from '../en/field.ts';
import { useArea } from '../WordsProvider.tsx';

export function useFieldWords(): Words['field'] {
  return useArea('field', field);
}
