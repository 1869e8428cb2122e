import { errors } from '../en/errors.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useErrorsWords: AreaHook<'errors'> = () => useArea('errors', errors);
