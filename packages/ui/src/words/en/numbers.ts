import { numbersOf } from '../numbers.ts';

/** How English writes its numbers. */
export const numbers = numbersOf('en');
export const { compact, counted, percent, whole } = numbers;
