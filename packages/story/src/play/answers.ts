import type { SelectedChoice } from '@kathaloka/contract/entities';
import { ANSWER_MAX } from '@kathaloka/contract/limits';
import { matchText } from './matchChoice.ts';

/** What is neither a letter nor a sign within a name: nothing of it may be a mark in a text. */
const NO_WORD = /(?!\u200c|\u200d)[^\p{L}\p{M}\p{N} '’.,-]/gu;
/** Five marks on one letter are no writing. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/**
 * What a player has typed where a story asked, as words alone: letters, digits and the signs within names, on one line.
 * Null where nothing is left.
 */
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

/** The choice of this text, and what was answered to it. */
export const withAnswer = (text: string, answer: string | null | undefined): SelectedChoice =>
  answer == null ? { text } : { text, answer };

/** A choice with its answer, as logs and books show it. */
export const choiceLine = ({ text, answer }: SelectedChoice): string =>
  answer === undefined ? text : `${text}: ${answer}`;

/** A choice that was meant, and what was answered where it asks. */
export interface Chosen {
  readonly index: number;
  readonly answer: string | null;
}

/** Which of the choices was meant; null where it is none of them, or is answered and asks for nothing. */
export function chosenAmong({ text, answer }: SelectedChoice, choices: readonly Asking[]): Chosen | null {
  const index = matchText(
    text,
    choices.map((choice) => choice.text),
  );
  if (index === null) return null;
  const told = answer === undefined ? null : answerOf(answer);
  return told !== null && choices[index]!.ask === '' ? null : { index, answer: told };
}
