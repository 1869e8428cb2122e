import { cutAtSentence } from './sentences.ts';

/** Maximum lengths of authors' and players' texts in a prompt. */
export const PLAYER_MAX = 500;
export const CARD_MAX = 400;

const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
/** Control characters, unpaired surrogates and noncharacters. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\uFFF9-\uFFFB\uFFFE\uFFFF]/gu;
/** Joiners shape words of Indic scripts and of Urdu. In other scripts they are invisible. */
const INVISIBLE =
  /(?!(?<=[\p{Script=Deva}\p{Script=Beng}\p{Script=Telu}\p{Script=Taml}\p{Script=Arab}\p{Script=Gujr}\p{Script=Knda}\p{Script=Mlym}])[\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
/** Labels that open a turn or a task, in the forms that models are trained on. */
const SPEAKER = /^(?=[^\S\n]*(?:TASK|System|Assistant|User|Human|Player|You|Model)\s*[:：])/gim;

/** Removes invisible characters: control characters, bidirectional overrides, zero-width marks, unpaired surrogates. */
export function visible(text: string): string {
  return text
    .replaceAll(LINE_BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNPRINTABLE, '')
    .replaceAll(INVISIBLE, '')
    .normalize('NFC');
}

/**
 * Text of authors and players, made safe for a prompt: it cannot close a tag, open a turn or give a task. The
 * tags are fixed words, because random ones would differ in every prompt and defeat the cache.
 */
export function fenced(text: string, max?: number): string {
  const clean = visible(text)
    .replaceAll(/[<＜﹤]/g, '‹')
    .replaceAll(/[>＞﹥]/g, '›')
    .replaceAll(/`{3,}|\[\/?INST\]/gi, (mark) => `·${mark}`)
    .replaceAll(SPEAKER, '·')
    .trim();
  return max === undefined ? clean : cutAtSentence(clean, max);
}

/** Fences a text on one line. */
export const fencedLine = (text: string, max?: number): string =>
  fenced(text.replaceAll(/\s+/g, ' '), max).replaceAll(/\s+/g, ' ');

/** Fences a text as the value of an attribute. */
export const fencedAttribute = (text: string): string => fencedLine(text).replaceAll('"', "'");
