import { type GraphChoice, playStory, type StoryGraph } from '@kathaloka/story';
import type { BundledStory } from '../bundledStory.ts';
import { earnedShare, idleNames, lockedShare, tellingShare } from './consequences.ts';
import { commonPhrases } from './phrases.ts';
import { playsOf } from './plays.ts';
import { sharedSentences } from './sharedSentences.ts';
import { vocabularyDistances } from './vocabulary.ts';
import { cached, median, wordCount } from './words.ts';

const WORDS_A_MINUTE = 150;
/** A Tamil word carries what takes two words or more in other languages, and takes as long to read. */
const TAMIL_WORDS_A_MINUTE = 90;
const STORIES_WITH_A_PHRASE = 2;
/** The tags of a story that promises to be short, in its own language. */
const FAST = ['quick read', 'छोटी कहानी', 'ছোট গল্প'];

/** The figures of a story that simulated readers have read many times. Shares are from 0 to 1. */
export interface StoryFigures {
  readonly key: string;
  /** Its readers were promised a short one. */
  readonly fast: boolean;
  /** Of a play, the median. */
  readonly words: number;
  readonly minutes: number;
  /** Plays that stopped before an ending. */
  readonly unended: number;
  /** Of the choices that were open beside others, the share whose effects a later scene asks for. */
  readonly telling: number;
  readonly earned: number;
  /** Endings behind a condition, which is more than earned. */
  readonly locked: number;
  readonly idle: readonly string[];
  readonly shared: number;
  /** Phrases that stand in many stories. */
  readonly phrases: number;
  readonly distance: number;
}

export interface Reading {
  readonly figures: readonly StoryFigures[];
  /** Phrases of five words that stand in many stories, with the keys of these stories. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

/** The figures of every story. Phrases and vocabulary are compared with those of `library`. */
export function readStories(
  stories: readonly BundledStory[],
  { plays, seed, library = stories }: { plays: number; seed: number; library?: readonly BundledStory[] },
): Reading {
  const told = library.map(({ key, story }) => {
    const { graph } = playStory(story);
    return { key, language: story.language, texts: textsOf(graph) };
  });
  const phrases = commonPhrases(told, { moreThan: STORIES_WITH_A_PHRASE });
  const distances = vocabularyDistances(told);
  const wordsOf = cached(wordCount);
  const figures = stories.map(({ key, story, tags }) => {
    const playable = playStory(story);
    const decided = new Set<GraphChoice>();
    const onOpen = (open: readonly GraphChoice[]) => {
      if (open.length > 1) for (const choice of open) decided.add(choice);
    };
    const read = playsOf(playable, { plays, seed, onOpen });
    const words = median(read.map(({ texts }) => texts.reduce((sum, text) => sum + wordsOf(text), 0)));
    return {
      key,
      fast: FAST.some((tag) => tags.includes(tag)),
      words,
      minutes: words / (story.language === 'ta' ? TAMIL_WORDS_A_MINUTE : WORDS_A_MINUTE),
      unended: read.filter(({ ending }) => ending === null).length,
      telling: tellingShare(playable.graph, decided),
      earned: earnedShare(playable.graph),
      locked: lockedShare(playable.graph),
      idle: idleNames(playable.graph),
      shared: sharedSentences(read),
      phrases: [...phrases.values()].filter((keys) => keys.includes(key)).length,
      distance: distances.get(key) ?? 1,
    };
  });
  return { figures, phrases };
}

function textsOf({ nodes }: StoryGraph): string[] {
  return [...nodes.values()].flatMap(({ text, variants }) => [
    text,
    ...variants.map((variant) => variant.text),
  ]);
}
