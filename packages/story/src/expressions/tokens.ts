import { EXPRESSION_MAX } from '@kathaloka/contract/limits';
import { COMPARISONS, type ExpressionFault, type Read } from './expression.ts';

export interface Token {
  readonly kind: 'name' | 'word' | 'number' | 'sign' | 'text' | 'end';
  readonly text: string;
  readonly at: number;
}

const WORDS = ['and', 'or', 'not', 'has', 'gain', 'lose'];
export const MET = 'met';
/** A name in any script, with the joiners that some scripts need inside a word. */
export const NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_\u200c\u200d]*`;
const TOKEN = new RegExp(
  String.raw`\s*(?:(${NAME})|(\d+)|(==|[<>!]=|[<>=+\-;()])|"([^"]*)"|“([^”]*)”)`,
  'uy',
);
const DIGITS_MAX = 9;

/** The name in its stored form; null for a reserved word. */
export function nameOf(text: string): string | null {
  const name = text.normalize('NFC');
  return WORDS.includes(name) ? null : name;
}

const ONE_NAME = new RegExp(`^${NAME}$`, 'u');

/** The name under which an answer can be shown; null if it cannot. */
export function askedName(text: string): string | null {
  const name = text.trim();
  return ONE_NAME.test(name) ? nameOf(name) : null;
}

/** Thrown inside the parser; `reading` returns it as a value. */
export class Unreadable extends Error {
  readonly fault: ExpressionFault;
  constructor(at: number, message: string) {
    super(message);
    this.fault = { at, message };
  }
}

/** Runs a parser, and returns a fault as a value. */
export function reading<T>(parse: () => T): Read<T> {
  try {
    return { value: parse() };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

function tokenOf([whole, name, number, sign, ...quoted]: RegExpExecArray, end: number): Token {
  const said = quoted.find((each) => each !== undefined);
  const text = (name ?? number ?? sign ?? said?.replaceAll(/\s+/gu, ' ').trim() ?? '').normalize('NFC');
  const at = end - whole.trimStart().length;
  if (said !== undefined) return { kind: 'text', text, at };
  if (number !== undefined) {
    if (text.length > DIGITS_MAX) throw new Unreadable(at, `The number ${text} is too large.`);
    return { kind: 'number', text, at };
  }
  if (name !== undefined) return { kind: WORDS.includes(text) ? 'word' : 'name', text, at };
  return { kind: 'sign', text: text === '==' ? '=' : text, at };
}

export function tokensOf(text: string): Token[] {
  if (text.length > EXPRESSION_MAX) {
    throw new Unreadable(EXPRESSION_MAX, `This is longer than ${EXPRESSION_MAX} characters.`);
  }
  const tokens: Token[] = [];
  const length = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  for (let at = 0; at < length; at = TOKEN.lastIndex) {
    const match = TOKEN.exec(text);
    if (!match) throw strangerAt(text, at);
    tokens.push(tokenOf(match, TOKEN.lastIndex));
  }
  tokens.push({ kind: 'end', text: '', at: length });
  return tokens;
}

function strangerAt(text: string, from: number): Unreadable {
  const at = from + (text.slice(from).length - text.slice(from).trimStart().length);
  const character = String.fromCodePoint(text.codePointAt(at)!);
  if (character === '"' || character === '“') return new Unreadable(at, 'This quotation does not end.');
  return new Unreadable(at, `“${character}” has no meaning here.`);
}

/** A cursor over the tokens of one text. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  get next(): Token {
    return this.#tokens[this.#next]!;
  }

  /** Consumes the next token if it is this word or sign. */
  takes(text: string): boolean {
    const isMatch = (this.next.kind === 'word' || this.next.kind === 'sign') && this.next.text === text;
    if (isMatch) this.#next += 1;
    return isMatch;
  }

  /**
   * Consumes the next token if it is one of these words, and not the name of a number. They are not reserved:
   * older stories may have numbers and things of these names.
   */
  takesOneOf<W extends string>(words: readonly W[]): W | null {
    const { kind, text } = this.next;
    const isNumber = this.#tokens[this.#next + 1]?.kind === 'sign';
    const found = (kind === 'name' && !isNumber && words.find((word) => word === text)) || null;
    if (found !== null) this.#next += 1;
    return found;
  }

  take(kind: Token['kind'], wanted: string): Token {
    if (this.next.kind !== kind) throw this.unexpected(wanted);
    const token = this.next;
    if (kind !== 'end') this.#next += 1;
    return token;
  }

  takeComparison(): (typeof COMPARISONS)[number] {
    const found = COMPARISONS.find((sign) => this.takes(sign));
    if (found === undefined) throw this.unexpected(`one of ${COMPARISONS.join(' ')}`);
    return found;
  }

  /** Consumes a whole number, negative with a leading `-`. */
  takeNumber(): number {
    const isNegative = this.takes('-');
    const value = Number(this.take('number', 'a whole number').text);
    return isNegative && value > 0 ? -value : value;
  }

  unexpected(wanted: string): Unreadable {
    const { kind, text, at } = this.next;
    return new Unreadable(
      at,
      kind === 'end' ? `Here ${wanted} is missing.` : `Here stands “${text}”, and there should be ${wanted}.`,
    );
  }
}
