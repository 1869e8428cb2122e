import { table } from '../en/table.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useTableWords: AreaHook<'table'> = () => useArea('table', table);
