import { LRUCache } from 'lru-cache';
import { fold } from './fold.ts';
import type { Lexis, Weight } from './lexis.ts';

export interface Word {
  readonly text: string;
  readonly key: string;
  readonly weight: Weight;
  readonly isNegated: boolean;
  /** Whether it is the first significant word of its clause. */
  readonly isHead: boolean;
  /** "cross it": the object was named before the clause. */
  readonly takesPronoun: boolean;
}

/** These words precede what they deny, in every language. */
const WITHOUT = new Set(['बिना', 'bina', 'بغیر']);

const AIMING = new Set(['stay', 'go', 'come', 'stop', 'run', 'get', 'wait', 'try', 'begin']);
const PRONOUNS = new Set(['it', 'them', 'him', 'her']);
const NOUN_STARTS = new Set([
  'the',
  'a',
  'an',
  'my',
  'your',
  'his',
  'her',
  'their',
  'its',
  'this',
  'that',
  'by',
  'with',
  'in',
  'at',
]);

/** Longer inputs are cut: a player who writes a page does not mean a choice. */
export const LONGEST = 60;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bwon['’]?t\b/g, 'will not'],
  [/\bcan['’]?t\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\b(do|does|did|is|are|was|were|would|could|should|have|has|had|must|need)n['’]?t\b/g, '$1 not'],
  [/\b(i|you|we|they|he|she|it|that|there|who|what|let)['’](?:m|ll|re|ve|d|s)\b/g, '$1'],
  [/\b(?:im|ive|id)\b/g, 'i'],
  [/\b(what|who|where|how|that|there)s\b/g, '$1'],
  [/\bw[au]ts?\b/g, 'what'],
  [/\b(?:u|ya)\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(?:cuz|coz|bcoz|becoz)\b/g, 'because'],
  [/\bp(?:ls|lz|lease)\b/g, 'please'],
  [/\b(?:teh|hte)\b/g, 'the'],
  [/\b(?:adn|nad)\b/g, 'and'],
  [/\b(?:yuor|yoru)\b/g, 'your'],
  [/(?<=\p{L})['’]s\b/gu, ''],
  [/(?<=\p{L})['’](?=\p{L})/gu, ''],
];

const EASY = /\bas \p{L}+ as (?:i|you|he|she|they) (?:ever )?(?:can|could|have|may)\b/giu;
const NO_THANKS = /\bno,? (?:thanks|thank ?you)\b/giu;

/** Removes idioms that mean little, before a text is split at its commas. */
export function tidy(text: string, lexis: Lexis): string {
  if (lexis.language !== 'en') return text;
  return text.replaceAll(EASY, ' ').replaceAll(NO_THANKS, 'nothanks');
}

/** The words of a text in the form in which they are compared: folded, in lower case, contractions expanded. */
export function splitWords(text: string, lexis: Lexis): string[] {
  if (text.length > CACHED_LENGTH) return wordsOf(text, lexis);
  const name = `${lexis.language} ${lexis.phrases.length} ${text}`;
  const words = known.get(name) ?? wordsOf(text, lexis);
  known.set(name, words);
  return [...words];
}

/** Each sentence of a scene is read many times for one line. */
const known = new LRUCache<string, readonly string[]>({ max: 4000 });
const CACHED_LENGTH = 400;

function wordsOf(text: string, lexis: Lexis): string[] {
  let folded = fold(text);
  if (lexis.language === 'en') {
    for (const [pattern, written] of CONTRACTIONS) folded = folded.replaceAll(pattern, written);
  }
  return joinPhrases(folded.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [], lexis);
}

/** The significant words of a clause. Those after a "not" are negated. */
export function readClause(clause: string, lexis: Lexis): Word[] {
  const all = splitWords(clause, lexis).slice(0, LONGEST);
  const found: Word[] = [];
  // "the dancing room" is no act
  let [negates, isAfterAnd] = [false, !NOUN_STARTS.has(all[0] ?? '')];
  for (const [at, text] of all.entries()) {
    if (lexis.isNegation(text)) {
      negates = true;
      // except in English, a negation after a verb belongs to that verb
      const last = found.at(-1);
      const follows = found.length > 0 && lexis.language !== 'en' && !WITHOUT.has(text);
      if (follows) {
        found[found.length - 1] = { ...last!, isNegated: true };
        negates = lexis.language === 'hi' || lexis.language === 'ur';
      }
      continue;
    }
    const weight = lexis.weightOf(text);
    if (text === 'and' || text === 'then') isAfterAnd = true;
    if (weight === 'stop') continue;
    // "let your wrist drop" means dropping it
    const isLet = found[0]?.text === 'let' && lexis.isVerb(text);
    // "stay to help" means helping; "teach him to help" does not
    const isAim =
      all[at - 1] === 'to' &&
      (all[at - 2] === 'ask' || AIMING.has(found[0]?.text ?? '')) &&
      lexis.isVerb(text);
    found.push({
      text,
      key: lexis.keyOf(text),
      weight,
      isNegated: negates,
      isHead: isAfterAnd || isLet || isAim,
      takesPronoun: PRONOUNS.has(all[at + 1] ?? ''),
    });
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
