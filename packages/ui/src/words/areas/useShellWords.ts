import { shell } from '../en/shell.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useShellWords: AreaHook<'shell'> = () => useArea('shell', shell);
