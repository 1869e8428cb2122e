import type { Words } from '../en.ts';
import { notFound } from '../en/notFound.ts';
import { useArea } from '../WordsProvider.tsx';

export function useNotFoundWords(): Words['notFound'] {
  return useArea('notFound', notFound);
}
