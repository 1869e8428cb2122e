import type { Words } from '../en.ts';
import { shell } from '../en/shell.ts';
import { useArea } from '../WordsProvider.tsx';

export function useShellWords(): Words['shell'] {
  return useArea('shell', shell);
}
