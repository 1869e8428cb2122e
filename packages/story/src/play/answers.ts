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

/** A choice as it is sent: its text, and the answer on the next line. */
export const withAnswer = (choice: string, answer: string | null): string =>
  answer === null ? choice : `${choice}\n${answer}`;

/** Which of the choices was meant, and what was answered; null for a text that names none of them. */
export function chosenAmong(
  sent: string,
  choices: readonly Asking[],
): { readonly index: number; readonly answer: string | null } | null {
  const texts = choices.map(({ text }) => text);
  const index = matchText(sent, texts);
  if (index !== null) return { index, answer: null };
  for (let line = sent.indexOf('\n'); line >= 0; line = sent.indexOf('\n', line + 1)) {
    const asked = matchText(sent.slice(0, line), texts);
    if (asked !== null && choices[asked]!.ask !== '')
      return { index: asked, answer: answerOf(sent.slice(line + 1)) };
  }
  return null;
}
