import type { Fault } from '@kathaloka/contract/entities';
import type { ErrorWords, FailureWords } from '@kathaloka/contract/messages';

/** A piece of a message; with `lang` if it is not in the language of the interface. */
export interface SaidPiece {
  readonly text: string;
  readonly lang?: 'en' | undefined;
}

/** A language's words for failures. */
export interface FailureLanguage {
  /** The texts of faults by the rules of forms, loaded with a form; without them faults are in English. */
  readonly ruleText?: ((fault: Fault) => string | undefined) | undefined;
  /** Empty for English, the language of the server's own texts. */
  readonly errorCodes: Partial<ErrorWords> | undefined;
  /** The text for a call that failed because the server could not check the session. */
  readonly sessionUnknown: string;
}

/** A refusal by the server, as a client of the contract parses it from `{detail, code, …}`. */
interface Refusal {
  readonly kind: 'http';
  readonly code: string;
  readonly detail: string;
  /** `client` if the server sent no text, so that the words for the call are used. */
  readonly detailFrom: 'server' | 'client';
  readonly faults: readonly Fault[];
}

/** The message for a failed call, whatever was thrown or returned. */
export function failureText(error: unknown, words: FailureWords, language: FailureLanguage): SaidPiece[] {
  const reason = reasonOf(error, words, language);
  const { because } = words;
  return because ? reason.map((piece) => ({ ...piece, text: because(piece.text) })) : reason;
}

/** A fault that the server found, and the name of its field. */
export interface PlacedLine {
  readonly path: string;
  readonly fault: Fault;
}

/** One line for each fault. */
export function faultLines(
  faults: readonly PlacedLine[],
  { fault: line = (_, text) => text, separator = ' ' }: Pick<FailureWords, 'fault' | 'separator'>,
  language: FailureLanguage,
): SaidPiece[] {
  return faults.flatMap(({ path, fault }, index) => {
    const { text, lang } = faultText(fault, language);
    const piece = { text: line(path, text), lang };
    return index === 0 ? [piece] : [{ text: separator }, piece];
  });
}

function faultText(fault: Fault, { ruleText, errorCodes }: FailureLanguage): SaidPiece {
  const text = ruleText?.(fault);
  return text === undefined ? inEnglish(fault.msg, errorCodes) : { text };
}

function reasonOf(error: unknown, words: FailureWords, language: FailureLanguage): SaidPiece[] {
  if (isOfKind(error, 'session_unknown')) return [{ text: language.sessionUnknown }];
  if (!isRefusal(error)) return [{ text: (isUnreadable(error) && words.garbled) || words.other }];
  const { code, detail, faults } = error;
  const hasSpoken = error.detailFrom === 'server';
  const own = said(words, error, hasSpoken);
  if (own !== undefined) return [{ text: own }];
  if (faults.length > 0) {
    const placed = faults.map((fault) => ({ path: fault.loc.join('.'), fault }));
    return faultLines(placed, words, language);
  }
  if (!hasSpoken) return [{ text: (code === 'validation_failed' && words.invalid) || words.other }];
  const known = language.errorCodes && said(language.errorCodes, error, hasSpoken);
  return [known === undefined ? inEnglish(detail, language.errorCodes) : { text: known }];
}

/** A table's text for a code. Texts that need the payload are used only if the server sent one. */
function said(
  table: Partial<ErrorWords>,
  { code, ...payload }: Refusal,
  hasPayload: boolean,
): string | undefined {
  const words = Object.hasOwn(table, code) ? table[code as keyof ErrorWords] : undefined;
  if (typeof words !== 'function') return words;
  return hasPayload ? (words as (payload: unknown) => string)(payload) : undefined;
}

function inEnglish(text: string, errorCodes: Partial<ErrorWords> | undefined): SaidPiece {
  return errorCodes ? { text, lang: 'en' } : { text };
}

function isRefusal(error: unknown): error is Refusal {
  return isOfKind(error, 'http');
}

/** A response with status 200 that is not from our server. */
function isUnreadable(error: unknown): boolean {
  return isOfKind(error, 'garbled') && (error as { status?: unknown }).status === 200;
}

function isOfKind(error: unknown, kind: string): boolean {
  return typeof error === 'object' && error !== null && (error as { kind?: unknown }).kind === kind;
}
