import { MET } from './tokens.ts';

/** The space makes these names different from all names that effects can gain or lose. */
const BEFORE = `${MET} `;

/** The name of the thing that stands for having met a person in another story: `met yama`. */
export const metName = (name: string): string => BEFORE + name;

/** The person in a name such as `met yama`; null for any other thing. */
export const metIn = (thing: string): string | null =>
  thing.startsWith(BEFORE) ? thing.slice(BEFORE.length) : null;
