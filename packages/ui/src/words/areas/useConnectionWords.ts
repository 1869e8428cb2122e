import { connection } from '../en/connection.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useConnectionWords: AreaHook<'connection'> = () => useArea('connection', connection);
