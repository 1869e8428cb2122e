import { numbersOf } from '../numbers.ts';

export const numbers = numbersOf('hi');
