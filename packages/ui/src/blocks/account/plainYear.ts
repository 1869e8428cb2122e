import { plainDigits } from '../../primitives/Stepper/readNumber.ts';

/** A year as the rules and the server read it: it may be typed in the digits of any script. */
export const plainYear = (typed: string): string => plainDigits(typed.trim());
