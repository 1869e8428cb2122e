import { MET } from './tokens.ts';

/** The space distinguishes these names from those that effects can gain or lose. */
const BEFORE = `${MET} `;

/** The name of the thing that says the reader has met somebody in another story: `met yama`. */
export const metName = (name: string): string => BEFORE + name;

/** The person in a name such as `met yama`; null for any other thing. */
export const metIn = (thing: string): string | null =>
  thing.startsWith(BEFORE) ? thing.slice(BEFORE.length) : null;
