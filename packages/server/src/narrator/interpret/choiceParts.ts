import type { Lexis } from './lexis.ts';
import { stretchesOf } from './quotes.ts';
import { readClause, splitWords, tidy, type Word } from './words.ts';

/** An act, speech, a question asked aloud, or a comment of the choice on itself: "It will cost oil." */
export type ClauseKind = 'act' | 'said' | 'asked' | 'comment';

export interface Clause {
  readonly kind: ClauseKind;
  readonly words: readonly Word[];
}

export interface ChoiceParts {
  readonly clauses: readonly Clause[];
  /** Sentences that stand for the whole choice: its first sentence, and those spoken in it. */
  readonly sentences: readonly (readonly string[])[];
}

const SENTENCE = /(?<=[.!?;:।॥؟۔…])\s+/u;
const COMMA = /[,،]|\s[–—-]\s|\s(?=(?:and|then|और|फिर|اور)\s)/iu;
/** The maximum number of commas at which the beginning of a choice may end. */
const BEGINNINGS_MAX = 12;
/** Endings of a sentence that narrates instead of commanding. */
const TOLD = /(?:^|\s)(?:है|हैं|था|थी|थे|ہے|ہیں|تھا|تھی|تھے|\S+(?:गा|गी|गे|گا|گی|گے))$/u;

export function parseChoice(choice: string, lexis: Lexis): ChoiceParts {
  const clauses: Clause[] = [];
  const sentences: (readonly string[])[] = [];
  for (const { text, isSpoken } of stretchesOf(tidy(choice, lexis))) {
    for (const sentence of text.split(SENTENCE)) {
      const words = splitWords(sentence, lexis);
      if (words.length === 0) continue;
      if (isSpoken || sentences.length === 0) sentences.push(words, ...beginningsOf(sentence, lexis));
      clauses.push(...clausesOf(sentence, isSpoken, clauses.length === 0, lexis));
    }
    if (isSpoken) sentences.push(splitWords(text, lexis));
  }
  return { clauses: withAnAct(clauses), sentences };
}

function clausesOf(sentence: string, isSpoken: boolean, isFirst: boolean, lexis: Lexis): Clause[] {
  const plain = sentence.replace(/[^\p{L}\p{M}\p{N}]+$/u, '').trim();
  const spoken = /[?؟]\W*$/u.test(sentence) ? 'asked' : 'said';
  let isComment = !isSpoken && !isFirst && TOLD.test(plain);
  const found: Clause[] = [];
  let waiting: readonly Word[] = [];
  for (const text of sentence.split(COMMA)) {
    const { main, aside } = cutAside(text, lexis);
    const [first] = splitWords(text, lexis);
    isComment ||= !isSpoken && first !== undefined && lexis.isComment(first);
    const words = [...waiting, ...readClause(main, lexis)];
    const kind = isComment ? 'comment' : isSpoken ? spoken : 'act';
    // "Go and look" is one act
    const isLight = words.length > 0 && words.every(({ weight }) => weight === 'light');
    waiting = isLight && waiting.length === 0 ? words : [];
    if (words.length > 0 && waiting.length === 0) found.push({ kind, words });
    const asides = readClause(aside, lexis);
    if (asides.length > 0) found.push({ kind: 'comment', words: asides });
  }
  if (waiting.length > 0)
    found.push({ kind: isComment ? 'comment' : isSpoken ? spoken : 'act', words: waiting });
  return found;
}

/** Splits off what follows "before", "so that" and the like: it says when or why. */
export function cutAside(text: string, lexis: Lexis): { main: string; aside: string } {
  const words = text.split(/\s+/);
  const at = words.findIndex((word) => lexis.isSubordinate(word.toLowerCase()));
  // in "ask whether" and "say when" the clause is the object
  if (at < 0 || lexis.isSaying((words[0] ?? '').toLowerCase())) return { main: text, aside: '' };
  return { main: words.slice(0, at).join(' '), aside: words.slice(at).join(' ') };
}

/** The beginning of the sentence up to each comma, and the part before "before". */
function beginningsOf(sentence: string, lexis: Lexis): string[][] {
  const commas = [...sentence.matchAll(/[,،]/gu)].slice(0, BEGINNINGS_MAX);
  const cuts = commas.map(({ index }) => sentence.slice(0, index));
  const all = [...cuts, cutAside(sentence, lexis).main].map((text) => splitWords(text, lexis));
  return all.filter((words) => words.length >= 2);
}

/** If a choice has comments only, the first counts as its act. */
function withAnAct(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.some(({ kind }) => kind !== 'comment')) return clauses;
  return clauses.map((clause, index) => (index === 0 ? { ...clause, kind: 'act' } : clause));
}
