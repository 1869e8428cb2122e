import { agoOf } from '../time.ts';

/** Formats of past times. */
export const ago = agoOf('hi', 'अभी-अभी');
