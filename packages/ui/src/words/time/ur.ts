import { agoOf } from '../time.ts';

/** When something was. */
export const ago = agoOf('ur-u-nu-latn', 'ابھی ابھی');
