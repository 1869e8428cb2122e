import { YOU } from '@kathaloka/story';
import { wordsIn } from '../phrases.ts';

/** The names that models use for the player. */
const PLAYER = new Set(
  wordsIn(`you player user me narrator
    तुम तू आप तुम्ही खिलाड़ी تم تو آپ کھلاڑی তুমি আপনি நீ நீங்கள்
    నువ్వు మీరు તું તમે ನೀನು ನೀವು നീ നിങ്ങൾ`),
);
/** The names that models use for all people. */
const EVERYBODY = new Set(
  wordsIn(`everyone everybody all anyone anybody public
    सब सभी سب সবাই எல்லோரும் అందరూ બધા ಎಲ್ಲರೂ എല്ലാവരും`),
);

const isOneOf = (words: ReadonlySet<string>, name: string): boolean => {
  const named = wordsIn(name);
  return named.length > 0 && named.length <= 2 && words.has(named.at(-1)!);
};

export const isPlayer = (name: string): boolean => isOneOf(PLAYER, name);

export const isEverybody = (name: string): boolean => isOneOf(EVERYBODY, name);

/** Whether the player knows what these people know; without names it is common knowledge. */
export const isKnownToPlayer = (known_to: readonly string[]): boolean =>
  known_to.length === 0 || known_to.some((name) => isPlayer(name) || isEverybody(name));

export interface Heard {
  /** The people who have seen and heard the turn, besides the player. */
  readonly present: readonly string[];
  /** The names by which the player is called. */
  readonly self: readonly string[];
}

const KNOWERS_MAX = 20;
const BETWEEN = /[,;،]|\s(?:and|or|और|اور)\s|&/u;

/**
 * Those who know a fact, of what a model has answered. Without a readable name they are the player and the
 * people present, and never everybody: a secret must not become common knowledge.
 */
export function knowersOf(answered: unknown, { present, self }: Heard): string[] {
  const all = [YOU, ...present];
  const own = new Set(self.map((name) => wordsIn(name).join(' ')));
  const list: readonly unknown[] = Array.isArray(answered) ? answered : [answered];
  const names = list
    .flatMap((each) => (typeof each === 'string' ? each.split(BETWEEN) : []))
    .map((name) => name.trim())
    .filter((name) => /\p{L}/u.test(name));
  const known = names.flatMap((name) => {
    if (isEverybody(name)) return all;
    return isPlayer(name) || own.has(wordsIn(name).join(' ')) ? [YOU] : [name];
  });
  return [...new Set(known.length > 0 ? known : all)].slice(0, KNOWERS_MAX);
}
