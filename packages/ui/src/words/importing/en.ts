import { importing } from '@kathaloka/contract/messages';
export type { FieldFault } from '@kathaloka/contract/messages';
import { area } from '../area.ts';

/** What the readers of story files say, by their codes. */
export const importingWords = area('importing', importing);
