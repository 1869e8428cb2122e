import fs from 'node:fs';

export type TrueHour = 'dawn' | 'noon' | 'dusk' | 'night' | 'day';

/** What a person who read a scene says is there. */
export interface SceneTruth {
  readonly where: string;
  /** Null where the scene does not say. */
  readonly isInside: boolean | null;
  readonly hour: TrueHour | null;
  readonly weather: string | null;
  /** How many people may be seen; null where a reader cannot say. */
  readonly people: { readonly least: number; readonly most: number; readonly kinds: string } | null;
  readonly places: readonly string[];
  readonly things: readonly string[];
  /** What is only spoken of, compared to, or past. */
  readonly absent: readonly string[];
}

const MANY = 3;
/** The player may be seen beside those whom the scene names, unless the player is a beast. */
const PLAYER = 1;

function peopleOf(words: string): SceneTruth['people'] {
  const [count, kinds = ''] = words.split(' ');
  if (count === '-') return null;
  if (count === 'beasts' || count === 'withheld') return { least: 0, most: 0, kinds: '' };
  if (count === 'many') return { least: MANY, most: Infinity, kinds };
  return { least: Number(count), most: Number(count) + PLAYER, kinds };
}

const wordsOf = (words: string): string[] => words.split(' ').filter((word) => word !== '');
const known = (word: string): string | null => (word === '-' ? null : word);

/**
 * One scene a line, written from its text alone, before its picture was looked at: where, inside or outside, hour,
 * weather, how many people and whether men, women or children, places, things, and what must not be there.
 */
const truthsIn = (file: string): SceneTruth[] =>
  fs
    .readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [where, inside, hour, weather, people, places, things, absent] = line.split('|') as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      return {
        where,
        isInside: inside === '-' ? null : inside === 'in',
        hour: known(hour) as TrueHour | null,
        weather: known(weather),
        people: peopleOf(people),
        places: wordsOf(places),
        things: wordsOf(things),
        absent: wordsOf(absent),
      };
    });

/** The hundred scenes of the sample. */
export const SCENE_TRUTHS: readonly SceneTruth[] = truthsIn('sceneTruth.txt');

/** Others, read after the rules were written: what a picture does with a scene that nobody had in mind. */
export const SCENE_TRUTHS_AGAIN: readonly SceneTruth[] = truthsIn('sceneTruthAgain.txt');
