import { MET } from './tokens.ts';

/** The space keeps it apart from the names of things, so no effect can gain or lose it. */
const BEFORE = `${MET} `;

/** The name of the thing that says the reader has met somebody in another story: `met yama`. */
export const metName = (name: string): string => BEFORE + name;

/** The person in such a name; null for any other thing. */
export const metIn = (thing: string): string | null =>
  thing.startsWith(BEFORE) ? thing.slice(BEFORE.length) : null;
