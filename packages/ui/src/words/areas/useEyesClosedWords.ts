import { eyesClosed } from '../en/eyesClosed.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useEyesClosedWords: AreaHook<'eyesClosed'> = () => useArea('eyesClosed', eyesClosed);
