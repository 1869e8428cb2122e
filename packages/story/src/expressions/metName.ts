import { MET } from './tokens.ts';

/** A space, which no name of a thing has: nothing that a story does can gain it or lose it. */
const BEFORE = `${MET} `;

/** The thing that a reader has who has met somebody in another story: `met yama`. */
export const metName = (name: string): string => BEFORE + name;

/** Whom a thing of this name is about; null for any other thing. */
export const metIn = (thing: string): string | null =>
  thing.startsWith(BEFORE) ? thing.slice(BEFORE.length) : null;
