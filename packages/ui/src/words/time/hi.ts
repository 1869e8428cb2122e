import { agoOf } from '../time.ts';

/** When something was. */
export const ago = agoOf('hi', 'अभी-अभी');
