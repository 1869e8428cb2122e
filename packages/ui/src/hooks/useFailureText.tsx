import type { FailureWords } from '@kathaloka/contract/messages';
import { Fragment, type ReactNode } from 'react';
import { Sentence } from '../primitives/Sentence/Sentence.tsx';
import { useErrorCodes } from '../words/useErrorCodes.ts';
import {
  type FailureLanguage,
  failureText,
  faultLines,
  type PlacedLine,
  type SaidPiece,
} from '../words/failureText.ts';
import { errorsWords } from '../words/errors/en.ts';
import { useWords } from '../words/useWords.ts';

export interface FailureTexts {
  /** The message of a failed call, from its error and the words for the call; undefined without an error. */
  failure: (error: unknown, words: FailureWords) => ReactNode;
  /** The same message as plain text, for example for a page title. */
  plainFailure: (error: unknown, words: FailureWords) => string;
  /** The server's faults of a field, one per line. */
  faults: (faults: readonly PlacedLine[], line: (path: string, text: string) => string) => ReactNode;
}

/**
 * Translates errors into the language of the interface. Text that only the server has is marked as English.
 *
 * @example
 * const { failure } = useFailureText();
 * const text = failure(error, words);
 */
export function useFailureText(): FailureTexts {
  return failureTexts(useFailureLanguage());
}

export function useFailureLanguage(): FailureLanguage {
  return { errorCodes: useErrorCodes(), sessionUnknown: useWords(errorsWords).sessionUnknown };
}

export function failureTexts(language: FailureLanguage): FailureTexts {
  return {
    failure: (error, words) =>
      error === undefined ? undefined : marked(failureText(error, words, language)),
    plainFailure: (error, words) => plain(failureText(error, words, language)),
    faults: (faults, line) => marked(faultLines(faults, { fault: line, separator: '\n' }, language)),
  };
}

function plain(pieces: readonly SaidPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Plain text, unless a piece of it is in another language. */
function marked(pieces: readonly SaidPiece[]): ReactNode {
  if (pieces.every(({ lang }) => lang === undefined)) return plain(pieces);
  return pieces.map(({ text, lang }, index) => (
    // parts have no key of their own, and their order never changes
    <Fragment key={index}>{lang === undefined ? text : <Sentence lang={lang}>{text}</Sentence>}</Fragment>
  ));
}
