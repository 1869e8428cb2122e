import type { Words } from '../en.ts';
import { connection } from '../en/connection.ts';
import { useArea } from '../WordsProvider.tsx';

export function useConnectionWords(): Words['connection'] {
  return useArea('connection', connection);
}
