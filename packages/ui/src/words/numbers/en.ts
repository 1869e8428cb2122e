import { numbersOf } from '../numbers.ts';
import { area } from '../area.ts';

/** How English writes its numbers. */
export const numbersWords = area('numbers', numbersOf('en'));
export const { compact, counted, percent, whole } = numbersWords;
