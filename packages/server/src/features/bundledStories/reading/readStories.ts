import { type GraphChoice, playStory, type StoryGraph } from '@kathaloka/story';
import type { BundledStory } from '../bundledStory.ts';
import { earnedShare, idleNames, lockedShare, tellingShare } from './consequences.ts';
import { commonPhrases } from './phrases.ts';
import { lengthOf, type Length } from './minutes.ts';
import { playsOf } from './plays.ts';
import { endingShares, roadsOf } from './roads.ts';
import { shapeOf, type GraphShape } from './shape.ts';
import { signatureOf, type Signature } from './signature.ts';
import { sharedSentences } from './sharedSentences.ts';
import { vocabularyDistances } from './vocabulary.ts';

const STORIES_WITH_A_PHRASE = 2;
/** The tag that promises a short story, in each language. */
const FAST = ['quick read', 'छोटी कहानी', 'ছোট গল্প'];

/** The figures of a story after many simulated plays. Shares are from 0 to 1. */
export interface StoryFigures extends Length, GraphShape {
  readonly key: string;
  /** Whether a tag promises that it is short. */
  readonly fast: boolean;
  /** Whether it has chapters, and lasts an evening. */
  readonly long: boolean;
  /** Plays that stopped before an ending. */
  readonly unended: number;
  /** The share of competing choices whose effects a later scene reads. */
  readonly telling: number;
  readonly earned: number;
  /** The share of endings behind a condition. A locked ending is also earned. */
  readonly locked: number;
  readonly idle: readonly string[];
  readonly shared: number;
  /** The number of its phrases that many other stories share. */
  readonly phrases: number;
  readonly distance: number;
  /** The share of scenes with a decision in which the choice changes the next text (`roadsOf`). */
  readonly roads: number;
  readonly corridors: readonly string[];
  /** The ending that most random players reach, and the share of players who reach it. */
  readonly commonEnding: string;
  readonly commonShare: number;
  readonly signature: Signature;
}

export interface Reading {
  readonly figures: readonly StoryFigures[];
  /** Phrases of five words that many stories contain, with the keys of these stories. */
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
  const figures = stories.map(({ key, story, tags, signature }) => {
    const playable = playStory(story);
    const decided = new Set<GraphChoice>();
    const onOpen = (open: readonly GraphChoice[]) => {
      if (open.length > 1) for (const choice of open) decided.add(choice);
    };
    const read = playsOf(playable, { plays, seed, onOpen });
    const { share, corridors } = roadsOf(playable, { plays: Math.min(plays, 200), seed });
    const [commonEnding, commonShare] = [...endingShares(playable, { plays, seed })].toSorted(
      ([, one], [, other]) => other - one,
    )[0] ?? ['', 0];
    return {
      key,
      fast: FAST.some((tag) => tags.includes(tag)),
      long: playable.graph.chapters.length > 0,
      ...lengthOf(read, story.language),
      ...shapeOf(playable.graph),
      unended: read.filter(({ ending }) => ending === null).length,
      telling: tellingShare(playable.graph, decided),
      earned: earnedShare(playable.graph),
      locked: lockedShare(playable.graph),
      idle: idleNames(playable.graph),
      shared: sharedSentences(read),
      phrases: [...phrases.values()].filter((keys) => keys.includes(key)).length,
      distance: distances.get(key) ?? 1,
      roads: share,
      corridors,
      commonEnding,
      commonShare,
      signature: signatureOf(story, signature),
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
