import { agoOf } from '../time.ts';

/** Formats of past times. */
export const ago = agoOf('ur-u-nu-latn', 'ابھی ابھی');
