import type { PayloadOf } from '../problem.ts';
import type { ErrorCode } from '../errors.ts';

/** The words for one code: a text, or a function of the code's fields. */
export type CodeWords<C extends ErrorCode> =
  unknown extends PayloadOf<C> ? string : string | ((payload: PayloadOf<C>) => string);

/** The words for each code, whichever call failed. Only languages other than the server's (English) need them. */
export type ErrorWords = { readonly [C in ErrorCode]: CodeWords<C> };

/**
 * The words for the failures of one call. The words here for the error's code come first; then the server's faults;
 * then the language's `ErrorWords`, or the server's text. `other` is the last resort, such as when there is no answer.
 */
export type FailureWords = Partial<ErrorWords> & {
  readonly other: string;
  /** For an unreadable answer. */
  readonly garbled?: string;
  /** For a rejected form without faults by field. */
  readonly invalid?: string;
  /** Formats one fault of a form from its path and its message. */
  readonly fault?: (path: string, text: string) => string;
  /** The separator between two faults. */
  readonly separator?: string;
  /** Inserts the reason into a sentence about what failed. */
  readonly because?: (reason: string) => string;
};
