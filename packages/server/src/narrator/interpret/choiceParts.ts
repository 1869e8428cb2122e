import type { Lexis } from './lexis.ts';
import { stretchesOf } from './quotes.ts';
import { readClause, splitWords, type Word } from './words.ts';

/** What is done, what is said aloud, or what the choice tells about itself: "It will cost oil." */
export type ClauseKind = 'act' | 'said' | 'comment';

export interface Clause {
  readonly kind: ClauseKind;
  readonly words: readonly Word[];
}

export interface ChoiceParts {
  readonly clauses: readonly Clause[];
  /** Each by itself is as good as the whole: its first sentence, and what is said in it. */
  readonly sentences: readonly (readonly string[])[];
}

const SENTENCE = /(?<=[.!?;:।॥؟۔…])\s+/u;
const COMMA = /[,،]|\s[–—-]\s/u;
/** With these a sentence ends that is told, not done. */
const TOLD = /(?:^|\s)(?:है|हैं|था|थी|थे|ہے|ہیں|تھا|تھی|تھے|\S+(?:गा|गी|गे|گا|گی|گے))$/u;

export function partsOf(choice: string, lexis: Lexis): ChoiceParts {
  const clauses: Clause[] = [];
  const sentences: (readonly string[])[] = [];
  for (const { text, isSpoken } of stretchesOf(choice)) {
    for (const sentence of text.split(SENTENCE)) {
      const words = splitWords(sentence, lexis);
      if (words.length === 0) continue;
      if (isSpoken || sentences.length === 0) sentences.push(words);
      clauses.push(...clausesOf(sentence, isSpoken, clauses.length === 0, lexis));
    }
    if (isSpoken) sentences.push(splitWords(text, lexis));
  }
  return { clauses: withAnAct(clauses), sentences };
}

function clausesOf(sentence: string, isSpoken: boolean, isFirst: boolean, lexis: Lexis): Clause[] {
  const plain = sentence.replace(/[^\p{L}\p{M}\p{N}]+$/u, '').trim();
  let isComment = !isSpoken && !isFirst && TOLD.test(plain);
  return sentence.split(COMMA).flatMap((text) => {
    const [first] = splitWords(text, lexis);
    isComment ||= !isSpoken && first !== undefined && lexis.isComment(first);
    const words = readClause(text, lexis);
    if (words.length === 0) return [];
    return [{ kind: isSpoken ? 'said' : isComment ? 'comment' : 'act', words } as const];
  });
}

/** A choice that only tells something is what it tells. */
function withAnAct(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.some(({ kind }) => kind !== 'comment')) return clauses;
  return clauses.map((clause, index) => (index === 0 ? { ...clause, kind: 'act' } : clause));
}
