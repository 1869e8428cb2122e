import type { StoryCreate } from '@kathaloka/contract/entities';
import { z } from 'zod';
import { median, sentencesIn, wordsIn } from './words.ts';

/** How a story sounds, in figures that a script can compare. */
export const Signature = z.strictObject({
  /** The median number of words in a sentence. */
  sentence: z.number(),
  /** The spread of sentence lengths, from the first quartile to the third. */
  spread: z.number(),
  /** The percentage of words that are spoken. */
  speech: z.number(),
  /** The percentage of sentences that are questions. */
  questions: z.number(),
  /** The percentage of the narration's sentences that have a contraction. */
  contractions: z.number(),
  /** The percentage of paragraphs that end with a sentence of six words or fewer. */
  short_ends: z.number(),
  person: z.enum(['first', 'second', 'third']),
  tense: z.enum(['present', 'past']),
});
export type Signature = z.infer<typeof Signature>;

/** The difference in each figure that counts as one unit of distance, because a listener would notice it. */
const UNITS = {
  sentence: 1,
  spread: 1.5,
  speech: 5,
  questions: 2.5,
  contractions: 5,
  short_ends: 5,
} as const satisfies Partial<Record<keyof Signature, number>>;
const OTHER_GRAMMAR = 3;
const SHORT_END = 6;

/** Quoted speech ends with a punctuation mark; a quoted word does not. */
const SPEECH = /(?<=^|[\s(])(['‘“”])(?=\S)(.*?)(?<=[.,!?;:…।۔؟—-])['’”“](?=$|[\s.,!?;:)।۔])/gmsu;
const CONTRACTION =
  /\b(?:\p{L}+n't|(?:I|you|we|they|he|she|it|that|there|what|who|here)'(?:m|re|ve|ll|d|s)|let's)\b/iu;
const FIRST = /\b(?:I|me|my|we|our)\b/g;
const SECOND = /\byour?\b/gi;
const PRESENT = /\b(?:is|are|has|says|does|goes)\b/g;
const PAST = /\b(?:was|were|had|said|did|went)\b/g;

/** The signature of a story's scenes. In English person and tense are detected, otherwise `declared`. */
export function signatureOf(
  { story_structure, language }: Pick<StoryCreate, 'story_structure' | 'language'>,
  declared?: Pick<Signature, 'person' | 'tense'>,
): Signature {
  const texts = Object.values(story_structure.nodes).flatMap(({ text, variants = [] }) => [
    text,
    ...variants.map((variant) => variant.text),
  ]);
  const narration = texts.map((text) => text.replaceAll(SPEECH, ' ')).join('\n');
  const lengths = texts
    .flatMap(sentencesIn)
    .map((sentence) => wordsIn(sentence).length)
    .filter((length) => length > 0)
    .sort((one, other) => one - other);
  const quartile = (part: number): number => lengths[Math.floor((lengths.length - 1) * part)] ?? 0;
  const words = texts.flatMap(wordsIn).length;
  const english = language === 'en';
  return {
    sentence: median(lengths),
    spread: quartile(0.75) - quartile(0.25),
    speech: percentOf(words - wordsIn(narration).length, words),
    questions: sharePercent(texts.flatMap(sentencesIn), (sentence) => /[?؟]['’”“]?$/u.test(sentence)),
    contractions: english
      ? sharePercent(sentencesIn(narration), (sentence) => CONTRACTION.test(sentence))
      : 0,
    short_ends: sharePercent(
      texts.flatMap((text) => text.split(/\n+/)).filter((paragraph) => paragraph.trim() !== ''),
      (paragraph) => wordsIn(sentencesIn(paragraph).at(-1) ?? '').length <= SHORT_END,
    ),
    person: (english ? undefined : declared?.person) ?? personOf(narration),
    tense: (english ? undefined : declared?.tense) ?? tenseOf(narration),
  };
}

/** How different two stories sound; 0 if no reader could tell them apart. */
export function distance(one: Signature, other: Signature): number {
  const parts = Object.entries(UNITS).map(([name, unit]) => {
    const figure = name as keyof typeof UNITS;
    return (one[figure] - other[figure]) / unit;
  });
  if (one.person !== other.person) parts.push(OTHER_GRAMMAR);
  if (one.tense !== other.tense) parts.push(OTHER_GRAMMAR);
  return Math.hypot(...parts);
}

/**
 * The person in which a story is told: the second or first if one word in sixty is of that person, because
 * every story mentions the others.
 */
function personOf(narration: string): Signature['person'] {
  const words = wordsIn(narration).length;
  const often = (sign: RegExp): boolean => countOf(narration, sign) * 60 >= words;
  if (often(SECOND)) return 'second';
  return often(FIRST) ? 'first' : 'third';
}

function tenseOf(narration: string): Signature['tense'] {
  return countOf(narration, PAST) > countOf(narration, PRESENT) ? 'past' : 'present';
}

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

function sharePercent(all: readonly string[], is: (one: string) => boolean): number {
  return percentOf(all.filter(is).length, all.length);
}

/** Rounded to one decimal: no reader hears smaller differences. */
function percentOf(part: number, of: number): number {
  return of === 0 ? 0 : Math.round((part / of) * 1000) / 10;
}
