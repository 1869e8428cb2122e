import { errors } from '../en/errors.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useErrorsWords: AreaHook<'errors'> = () => useArea('errors', errors);
