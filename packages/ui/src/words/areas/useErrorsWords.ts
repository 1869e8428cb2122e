import type { Words } from '../en.ts';
import { errors } from '../en/errors.ts';
import { useArea } from '../WordsProvider.tsx';

export function useErrorsWords(): Words['errors'] {
  return useArea('errors', errors);
}
