import { table } from '../en/table.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useTableWords: AreaHook<'table'> = () => useArea('table', table);
