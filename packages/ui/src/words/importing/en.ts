import { importing } from '@kathaloka/contract/messages';
export type { FieldFault } from '@kathaloka/contract/messages';
import { area } from '../area.ts';

/** The messages of the story file readers, by their codes. */
export const importingWords = area('importing', importing);
