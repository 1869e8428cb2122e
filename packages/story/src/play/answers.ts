import type { SelectedChoice } from '@kathaloka/contract/entities';
import { ANSWER_MAX } from '@kathaloka/contract/limits';
import { matchText } from './matchChoice.ts';

/** Everything but letters and the signs within names, so that an answer cannot contain markup. */
const NO_WORD = /(?!\u200c|\u200d)[^\p{L}\p{M}\p{N} '’.,-]/gu;
/** More than four marks on one letter are not a word. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** Cleans a typed answer: letters, digits and the signs within names, on one line. Null if nothing is left. */
export function answerOf(typed: string): string | null {
  const words = typed
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(NO_WORD, '')
    .replaceAll(STACKED, '$1')
    .replace(/^[^\p{L}\p{N}]+/u, '');
  const answer = Array.from(words).slice(0, ANSWER_MAX).join('').replaceAll(/ +/gu, ' ').trim();
  return answer === '' ? null : answer;
}

interface Asking {
  readonly text: string;
  readonly ask: string;
}

/** A selected choice with its answer, if there is one. */
export const withAnswer = (text: string, answer: string | null | undefined): SelectedChoice =>
  answer == null ? { text } : { text, answer };

/** A choice with its answer, for logs and books. */
export const choiceLine = ({ text, answer }: SelectedChoice): string =>
  answer === undefined ? text : `${text}: ${answer}`;

/** The choice that was meant, and the answer to its question. */
export interface Chosen {
  readonly index: number;
  readonly answer: string | null;
}

/** Finds the choice that was meant. Null if there is none, or if it was answered but asks nothing. */
export function chosenAmong({ text, answer }: SelectedChoice, choices: readonly Asking[]): Chosen | null {
  const index = matchText(
    text,
    choices.map((choice) => choice.text),
  );
  if (index === null) return null;
  const told = answer === undefined ? null : answerOf(answer);
  return told !== null && choices[index]!.ask === '' ? null : { index, answer: told };
}
