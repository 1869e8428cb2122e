import { agoOf } from '../time.ts';

/** How English says when something was. */
export const ago = agoOf('en');
