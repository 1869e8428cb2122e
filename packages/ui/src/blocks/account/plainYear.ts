import { plainDigits } from '../../primitives/Stepper/readNumber.ts';

/** Returns the year in ASCII digits, as the rules and the server expect it; it may be typed in any script. */
export const plainYear = (typed: string): string => plainDigits(typed.trim());
