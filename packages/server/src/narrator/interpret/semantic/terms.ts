import { LRUCache } from 'lru-cache';
import { cutAside } from '../choiceParts.ts';
import { hindiKey, hindiSounds } from '../hindiKey.ts';
import { lexisOf } from '../lexis.ts';
import { isNearlyEqual, isSlipOf } from '../spelling.ts';
import { readClause, splitWords, type Word } from '../words.ts';
import { inEnglish, isHindiVerb, pairInEnglish } from './inEnglish.ts';
import type { Tongue } from './tongue.ts';
import { cosine, wordSense } from './vectors.ts';

/** A significant word, with everything by which synonyms and the other language can match it. */
export interface Term {
  readonly text: string;
  readonly tongue: Tongue;
  readonly key: string;
  /** The stems of its English translations. */
  readonly glosses: readonly string[];
  readonly vectors: readonly Float32Array[];
  /** The sound of a name in either script; null for a word in the dictionaries. */
  readonly sound: string | null;
  /** The sound of a Hindi word with its ending, to find misspellings. */
  readonly heard: string;
  readonly weight: number;
  readonly isNegated: boolean;
  readonly isVerb: boolean;
}

const CLAUSE = /[.,;:!?।॥…–—]+/u;
const LIGHT = 0.35;
const ASIDE = 0.6;
const PAIR = 0.7;
/** The length up to which a word is too short for a name: "teh", "n", "4". */
const SCRAP = 3;
/** Weights by frequency: a frequent word says less. */
const RANKS: readonly (readonly [number, number])[] = [
  [300, 0.6],
  [1500, 0.8],
];

export const SYNONYM = 0.75;
const TRANSLATED = 0.9;
const MISSPELT = 0.85;
const LEAST_COSINE = 0.36;
const FULL_COSINE = 0.8;

/** The significant words of a text. */
export function termsOf(text: string, tongue: Tongue): readonly Term[] {
  if (text.length > CACHED_LENGTH) return readTerms(text, tongue);
  const name = `${tongue} ${text}`;
  const terms = termsRead.get(name) ?? readTerms(text, tongue);
  termsRead.set(name, terms);
  return terms;
}

/** A line is compared with each sentence of a scene, and so is the next line. */
const termsRead = new LRUCache<string, readonly Term[]>({ max: 2000 });
const CACHED_LENGTH = 400;

function readTerms(text: string, tongue: Tongue): Term[] {
  const lexis = lexisOf(tongue);
  const found: Term[] = [];
  for (const clause of text.split(CLAUSE)) {
    const { main, aside } = cutAside(clause.trim(), lexis);
    for (const word of readClause(main, lexis)) found.push(termOf(word, tongue, 1));
    for (const word of readClause(aside, lexis)) found.push(termOf(word, tongue, ASIDE));
    if (tongue === 'hi') found.push(...pairsOf(splitWords(clause, lexis)));
  }
  return found.filter((term, at) => {
    return found.findIndex((other) => other.key === term.key && other.isNegated === term.isNegated) === at;
  });
}

export function termOf(word: Word, tongue: Tongue, share: number): Term {
  const lexis = lexisOf(tongue);
  const english = lexisOf('en');
  const written = tongue === 'en' ? [word.text] : glossesOf(word.text);
  const senses = written.flatMap((each) => wordSense(each) ?? []);
  const rank = Math.min(Infinity, ...senses.map((sense) => sense.rank));
  const isScrap = tongue === 'en' && senses.length === 0 && word.text.length <= SCRAP;
  const light = isScrap
    ? LIGHT
    : word.weight === 'content'
      ? (RANKS.find(([below]) => rank < below)?.[1] ?? 1)
      : LIGHT;
  const isKnown = tongue === 'en' ? senses.length > 0 || lexis.isVerb(word.text) : written.length > 0;
  return {
    text: word.text,
    tongue,
    key: word.key,
    glosses: written.map((each) => english.keyOf(each)),
    vectors: senses.map(({ vector }) => vector),
    sound: isKnown ? null : hindiKey(word.text),
    heard: tongue === 'hi' ? hindiSounds(word.text) : '',
    weight: light * share,
    isNegated: word.isNegated,
    isVerb:
      tongue === 'en'
        ? word.isHead && (lexis.isVerb(word.text) || senses.length > 0)
        : isHindiVerb(word.text),
  };
}

/** The frequency rank up to which an English word within a Hindi line is taken for one. */
const MIXED_RANK = 8000;

/** English words for a Hindi word, or an English word that people mix into Hindi: "photo", "watchman". */
function glossesOf(word: string): readonly string[] {
  const known = inEnglish(word);
  if (known.length > 0 || !/^[a-z]{4,}$/.test(word)) return known;
  return (wordSense(word)?.rank ?? Infinity) <= MIXED_RANK ? [word] : [];
}

/** The two-word verbs of a text, such as "le jao", whose words mean little alone. */
function pairsOf(words: readonly string[]): Term[] {
  const english = lexisOf('en');
  return words.flatMap((word, at) => {
    const written = at === 0 ? [] : pairInEnglish(words[at - 1]!, word);
    if (written.length === 0) return [];
    const isNegated = words.slice(Math.max(0, at - 2), at).some(lexisOf('hi').isNegation);
    const senses = written.flatMap((each) => wordSense(each) ?? []);
    return [
      {
        text: `${words[at - 1]!} ${word}`,
        tongue: 'hi' as const,
        key: `${words[at - 1]!} ${word}`,
        glosses: written.map((each) => english.keyOf(each)),
        vectors: senses.map(({ vector }) => vector),
        sound: null,
        heard: hindiSounds(`${words[at - 1]!} ${word}`),
        weight: PAIR,
        isNegated,
        isVerb: true,
      },
    ];
  });
}

/** From 0 for unrelated words to 1 for equal ones. */
export function alike(typed: Term, meant: Term): number {
  if (typed.tongue === meant.tongue) {
    if (typed.key === meant.key) return 1;
    const like = lexisOf(typed.tongue).likeness(typed, meant);
    if (like >= MISSPELT) return like;
    return Math.max(like, isMisspelt(typed, meant) ? MISSPELT : 0, nearness(typed, meant));
  }
  if (typed.glosses.some((gloss) => meant.glosses.includes(gloss))) return TRANSLATED;
  if (isSameName(typed, meant)) return 1;
  return nearness(typed, meant);
}

function isMisspelt(typed: Term, meant: Term): boolean {
  if (typed.glosses.length > 0 && typed.tongue === 'hi') return false;
  if (typed.tongue === 'hi') return isNearlyEqual(typed.heard, meant.heard);
  return (
    typed.vectors.length === 0 && (isSlipOf(typed.text, meant.text) || isNearlyEqual(typed.text, meant.text))
  );
}

/** Whether two words are the same name in two scripts: "बीरबल" in an English story, "Mitra" in a Hindi one. */
function isSameName(a: Term, b: Term): boolean {
  const [one, other] = [a.sound ?? hindiKey(a.text), b.sound ?? hindiKey(b.text)];
  if (a.sound === null && b.sound === null) return false;
  return one.length >= 3 && (one === other || isSlipOf(one, other));
}

function nearness(a: Term, b: Term): number {
  if (a.tongue === 'hi' && a.glosses.some((gloss) => b.glosses.includes(gloss))) return SYNONYM;
  let best = 0;
  for (const one of a.vectors) for (const other of b.vectors) best = Math.max(best, cosine(one, other));
  if (best < LEAST_COSINE) return 0;
  return Math.min(SYNONYM, (SYNONYM * (best - LEAST_COSINE)) / (FULL_COSINE - LEAST_COSINE));
}

/** "Put out" and "light" are opposites, in either language. */
export function areOpposed(a: Term, b: Term): boolean {
  if (a.isNegated !== b.isNegated) return false;
  if (a.tongue === b.tongue && lexisOf(a.tongue).areOpposites(a.key, b.key)) return true;
  const english = lexisOf('en');
  return (
    a.tongue !== b.tongue &&
    a.glosses.some((one) => b.glosses.some((other) => english.areOpposites(one, other)))
  );
}
