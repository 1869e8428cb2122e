import fs from 'node:fs';

export type TrueHour = 'dawn' | 'noon' | 'dusk' | 'night' | 'day';

/** What a person has written about a scene after reading it. */
export interface SceneTruth {
  readonly where: string;
  /** Null if the scene does not say. */
  readonly isInside: boolean | null;
  readonly hour: TrueHour | null;
  readonly weather: string | null;
  /** How many people may be shown; null if a reader cannot say. */
  readonly people: { readonly least: number; readonly most: number; readonly kinds: string } | null;
  readonly places: readonly string[];
  readonly things: readonly string[];
  /** Things that the scene only mentions, compares to, or places in the past. */
  readonly absent: readonly string[];
}

const MANY = 3;
/** The player, who may be shown in addition to the named people, unless the player is a beast. */
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
 * One scene a line, written from its text before its picture was seen: where, inside or outside, hour,
 * weather, number and kind of people, places, things, and what must not be shown.
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

/** Scenes that were read after the rules were written, which show how the rules generalise. */
export const SCENE_TRUTHS_AGAIN: readonly SceneTruth[] = truthsIn('sceneTruthAgain.txt');
