import { numbersOf } from '../numbers.ts';

export const numbers = numbersOf('ur-u-nu-latn');
