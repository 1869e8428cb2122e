import type { Lexis, Weight } from './lexis.ts';

/** A word of an input or of a choice. */
export interface Word {
  readonly text: string;
  readonly key: string;
  readonly weight: Weight;
  /** It stands under a "not". */
  readonly isNegated: boolean;
  /** It is the first of its clause that counts. */
  readonly isHead: boolean;
}

/** More is not read: whoever writes a page means no choice by it. */
const LONGEST = 60;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bwon['’]?t\b/g, 'will not'],
  [/\bcan['’]?t\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\b(do|does|did|is|are|was|were|would|could|should|have|has|had|must|need)n['’]?t\b/g, '$1 not'],
  [/\b(i|you|we|they|he|she|it|that|there|who|what|let)['’](?:m|ll|re|ve|d|s)\b/g, '$1'],
  [/\b(?:im|ive|id)\b/g, 'i'],
  [/(?<=\p{L})['’]s\b/gu, ''],
  [/(?<=\p{L})['’](?=\p{L})/gu, ''],
];

/** The words of a text as they are compared: folded, in lower case, contractions written out. */
export function splitWords(text: string, lexis: Lexis): string[] {
  let folded = fold(text);
  if (lexis.language === 'en') {
    for (const [pattern, written] of CONTRACTIONS) folded = folded.replaceAll(pattern, written);
  }
  return joinPhrases(folded.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [], lexis);
}

/** One way to write what may be written in several: case, composed letters, dots below and joiners. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u093C]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFC');
}

/** The words of a clause that count, with what stands under a "not". */
export function readClause(text: string, lexis: Lexis): Word[] {
  const all = splitWords(text, lexis).slice(0, LONGEST);
  const found: Word[] = [];
  let [negates, isAfterAnd] = [false, true];
  for (const text of all) {
    if (lexis.isNegation(text)) {
      negates = true;
      // where the verb comes before it, that verb is meant
      const last = found.at(-1);
      const follows = found.length > 0 && lexis.language !== 'en';
      if (follows) {
        found[found.length - 1] = { ...last!, isNegated: true };
        negates = lexis.language === 'hi' || lexis.language === 'ur';
      }
      continue;
    }
    const weight = lexis.weightOf(text);
    if (text === 'and' || text === 'then') isAfterAnd = true;
    if (weight === 'stop') continue;
    found.push({ text, key: lexis.keyOf(text), weight, isNegated: negates, isHead: isAfterAnd });
    if (weight === 'content') negates = false;
    if (weight !== 'neutral') isAfterAnd = false;
  }
  return found;
}

function joinPhrases(words: readonly string[], { phrases }: Lexis): string[] {
  if (phrases.length === 0) return [...words];
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find(([parts]) => parts.every((part, offset) => words[at + offset] === part));
    joined.push(phrase ? phrase[1] : words[at]!);
    at += phrase ? phrase[0].length : 1;
  }
  return joined;
}
