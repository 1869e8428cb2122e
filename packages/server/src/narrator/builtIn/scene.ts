import type { Lexicon, LoreCard } from '@kathaloka/contract/entities';
import type { NarrationTask } from '../Narrator.ts';
import type { StorySheet } from '../sheets.ts';
import type { Fragments } from './fragments.ts';
import { timesOfNames } from './nameIndex.ts';
import { searchable, tokensOf } from './words.ts';

/** What the scene and the player's words say about the turn. */
export interface SceneFacts {
  /** The text in which names are searched. */
  readonly text: string;
  /** Whether death, fire or tears are near: then no jokes. */
  readonly isGrave: boolean;
  /** Whether an ending is a few steps away: then the author's text comes alone. */
  readonly isNearEnding: boolean;
  /**
   * The individuals who are here, by the story's names for them; first those who are named most often outside
   * of speech.
   */
  readonly persons: readonly string[];
  /** The names of what can be looked at here. */
  readonly names: readonly string[];
}

const NEAR_ENDING = 2;

export function factsOf({ story, scene, input }: NarrationTask, fragments: Fragments): SceneFacts {
  const text = searchable(scene.text);
  const grave = fragments.list(story.language, 'grave');
  const isEndingOfWeight = scene.isEnding && (story.rating === 'teen' || story.rating === 'mature');
  return {
    text,
    isGrave: isEndingOfWeight || [scene.text, input ?? ''].some((each) => holdsOneOf(each, grave)),
    isNearEnding: scene.stepsToEnding !== null && scene.stepsToEnding <= NEAR_ENDING,
    persons: personsIn(story, searchable(withoutSpeech(scene.text))),
    names: namesIn(story.lexicon, story.lore_cards, text),
  };
}

const ENDINGS = ['s', 'es', 'd', 'ed', 'ing'];

/** Whether the text has a word of the list, also with one of the common English endings. */
function holdsOneOf(text: string, list: ReadonlySet<string>): boolean {
  if (list.size === 0) return false;
  return tokensOf(text).some(
    (token) =>
      list.has(token) ||
      ENDINGS.some((ending) => token.endsWith(ending) && list.has(token.slice(0, -ending.length))),
  );
}

const SPEECH = /(?<![\p{L}\p{M}\p{N}])['"‘“].*?[.,!?…।۔؟]['"’”](?![\p{L}\p{M}\p{N}])/gsu;

/** Removes speech, because people in it may be anywhere. */
const withoutSpeech = (text: string): string => text.replaceAll(SPEECH, ' ');

/** The persons whom a text names. Figures that must not be depicted are left out, so that they do not react. */
function personsIn({ lexicon: { names = [] }, depiction }: StorySheet, text: string): string[] {
  const withheld = depiction.filter(({ rule }) => rule === 'never').map(({ figure }) => figure);
  const timesOf = timesOfNames(
    text,
    names.map(({ np }) => np),
    names,
  );
  return names
    .filter(({ np, is, plural }) => is === 'person' && plural !== true && !withheld.includes(np))
    .map(({ np }) => ({ np, times: timesOf(np) }))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times)
    .map(({ np }) => np);
}

/** The names in a text. Without a lexicon, the capitalised keys of lore count as names. */
function namesIn({ names }: Lexicon, lore: readonly LoreCard[], text: string): string[] {
  const keys = names ? [] : lore.flatMap((card) => card.keys.filter((key) => /^\p{Lu}/u.test(key)));
  const known = names ? names.filter(({ plural }) => plural !== true).map(({ np }) => np) : keys;
  const timesOf = timesOfNames(text, names?.map(({ np }) => np) ?? keys, names ?? lore);
  return known.filter((name) => timesOf(name) > 0);
}
