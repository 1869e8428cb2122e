import type { Words } from '../en.ts';
import { table } from '../en/table.ts';
import { useArea } from '../WordsProvider.tsx';

export function useTableWords(): Words['table'] {
  return useArea('table', table);
}
