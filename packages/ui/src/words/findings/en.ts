import { findings } from '@kathaloka/story';
import { area } from '../area.ts';

/** The sentences of the story checks, for `findingText`. */
export const findingsWords = area('findings', findings);
