import type { Lexis } from './lexis.ts';
import { inSecondPerson } from './people.ts';
import { isNearlyEqual } from './spelling.ts';

/** Whether two sentences are equal, except for the grammatical person and typing errors in a few words. */
export function isSameSentence(typed: readonly string[], meant: readonly string[], lexis: Lexis): boolean {
  const isEnglish = lexis.language === 'en';
  const a = isEnglish ? inSecondPerson(typed) : typed;
  const b = isEnglish ? inSecondPerson(meant) : meant;
  if (a.length !== b.length || a.length === 0) return false;
  let slips = 0;
  for (const [at, word] of a.entries()) {
    const other = b[at]!;
    if (word === other) continue;
    if (lexis.isNegation(word) || lexis.areOpposites(lexis.keyOf(word), lexis.keyOf(other))) return false;
    if (!(isEnglish ? isNearlyEqual(word, other) : lexis.keyOf(word) === lexis.keyOf(other))) return false;
    slips += 1;
  }
  return !isEnglish || slips <= Math.ceil(a.length / 3);
}

/** The share of words that two sentences have in common (Dice). */
export function shareInCommon(a: readonly string[], b: readonly string[]): number {
  const left = new Set(a);
  const right = new Set(b);
  const both = [...left].filter((word) => right.has(word)).length;
  return (2 * both) / (left.size + right.size);
}
