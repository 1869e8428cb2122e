import type { Words } from '../en.ts';
import { combobox } from '../en/combobox.ts';
import { useArea } from '../WordsProvider.tsx';

export function useComboboxWords(): Words['combobox'] {
  return useArea('combobox', combobox);
}
