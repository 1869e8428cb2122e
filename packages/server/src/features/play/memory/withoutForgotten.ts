import { sharesForm, significant } from '../../../narrator/entries/matching.ts';

interface Forgotten {
  readonly value: string;
}

const SENTENCES = /[^.!?؟।॥۔]+[.!?؟।॥۔…'"’”»]*\s*/gu;
/** So much of what is significant in it says it again, in whatever words. */
const SHARE = 2 / 3;
const WORDS_MIN = 2;

/** Whether a text says again what was forgotten. A single word that both have says nothing. */
export function saysForgotten(text: string, { value }: Forgotten, language: string): boolean {
  const said = significant(text, language);
  const wanted = significant(value, language);
  const found = wanted.filter((word) => said.some((other) => sharesForm(word, other))).length;
  return found >= WORDS_MIN && found >= wanted.length * SHARE;
}

/** A text without the sentences that say what was forgotten. */
export function withoutForgotten(text: string, forgotten: readonly Forgotten[], language: string): string {
  if (forgotten.length === 0) return text;
  const sentences = text.match(SENTENCES) ?? [];
  const left = sentences.filter(
    (sentence) => !forgotten.some((each) => saysForgotten(sentence, each, language)),
  );
  return left.length === sentences.length ? text : left.join('').trim();
}
