import type { StoryCreate } from '@kathaloka/contract/entities';
import { z } from 'zod';
import { median, sentencesIn, wordsIn } from './words.ts';

/** How a story sounds, in figures that a script can tell from those of another. */
export const Signature = z.strictObject({
  /** Words of a sentence, the median. */
  sentence: z.number(),
  /** How far the lengths of sentences lie apart: from the first quartile to the third. */
  spread: z.number(),
  /** Of a hundred words, how many are spoken. */
  speech: z.number(),
  /** Of a hundred sentences, how many ask. */
  questions: z.number(),
  /** Of a hundred sentences of the narration, how many are contracted. */
  contractions: z.number(),
  /** Of a hundred paragraphs, how many end on a sentence of six words or fewer. */
  short_ends: z.number(),
  person: z.enum(['first', 'second', 'third']),
  tense: z.enum(['present', 'past']),
});
export type Signature = z.infer<typeof Signature>;

/** What a listener would notice: the difference in each figure that counts as one. */
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

/** Quoted speech ends on a mark of its own; a quoted word does not. */
const SPEECH = /(?<=^|[\s(])(['‘“”])(?=\S)(.*?)(?<=[.,!?;:…।۔؟—-])['’”“](?=$|[\s.,!?;:)।۔])/gmsu;
const CONTRACTION =
  /\b(?:\p{L}+n't|(?:I|you|we|they|he|she|it|that|there|what|who|here)'(?:m|re|ve|ll|d|s)|let's)\b/iu;
const FIRST = /\b(?:I|me|my|we|our)\b/g;
const SECOND = /\byour?\b/gi;
const PRESENT = /\b(?:is|are|has|says|does|goes)\b/g;
const PAST = /\b(?:was|were|had|said|did|went)\b/g;

/** The signature of a story's scenes. Person and tense are heard in English; elsewhere they are as `declared`. */
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

/** How far apart two stories sound; 0 for those that nobody could tell apart. */
export function distance(one: Signature, other: Signature): number {
  const parts = Object.entries(UNITS).map(([name, unit]) => {
    const figure = name as keyof typeof UNITS;
    return (one[figure] - other[figure]) / unit;
  });
  if (one.person !== other.person) parts.push(OTHER_GRAMMAR);
  if (one.tense !== other.tense) parts.push(OTHER_GRAMMAR);
  return Math.hypot(...parts);
}

/** Others are talked of in every story: it is told of “you” where a word in sixty says so. */
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

/** With one decimal: finer differences are nobody's voice. */
function percentOf(part: number, of: number): number {
  return of === 0 ? 0 : Math.round((part / of) * 1000) / 10;
}
