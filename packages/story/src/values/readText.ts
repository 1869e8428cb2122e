import { parseCondition } from '../expressions/parse.ts';
import { NAME, nameOf } from '../expressions/tokens.ts';
import { matchAt } from '../matchAt.ts';
import type { Piece, ReadText, Value, ValueFault } from './pieces.ts';

/** `{oil}`, `{name | traveller}`: the name, and whether a bar follows. */
const NAMED = new RegExp(String.raw`^\s*(${NAME})\s*(\||$)`, 'u');
const COUNTED = new RegExp(String.raw`^\s*count\s+of\s+(${NAME})\s*:`, 'u');
const ASKED = /^\s*if\s+/u;
/** The beginning of a value, with its brace. */
const BEGINNING = new RegExp(String.raw`\{\s*(?:if\s|count\s+of\s|(${NAME})\s*[|}])`, 'uy');
const UNCLOSED = new RegExp(String.raw`\{\s*(?:if\s|count\s+of\s|(${NAME}))`, 'uy');
/** Values nested deeper are shown unchanged. */
const DEPTH_MAX = 5;
const EXCERPT_MAX = 60;

/**
 * Parses the values of a text. Braces that contain no value stay unchanged. A backslash before a value's brace escapes
 * it; within a value, a backslash escapes `|`, `{` and `}`.
 */
export function readText(text: string): ReadText {
  if (!text.includes('{')) return { pieces: text === '' ? [] : [{ kind: 'text', text }], faults: [] };
  const reader = new TextReader(text);
  return { pieces: reader.read(0, text.length, 0), faults: reader.faults };
}

class TextReader {
  readonly faults: ValueFault[] = [];
  readonly #text: string;
  /** Maps each opening brace to its closing one. */
  readonly #closing: ReadonlyMap<number, number>;

  constructor(text: string) {
    this.#text = text;
    this.#closing = closingBraces(text);
  }

  read(from: number, to: number, depth: number): Piece[] {
    const pieces: Piece[] = [];
    let words = '';
    for (let at = from; at < to; at += 1) {
      const sign = this.#text[at]!;
      const value = sign === '{' ? this.#valueAt(at, depth) : undefined;
      if (value) {
        if (words !== '') pieces.push({ kind: 'text', text: words });
        words = '';
        pieces.push(value);
        at = this.#closing.get(at)!;
      } else if (sign === '\\' && this.#isEscape(at, depth)) {
        at += 1;
        words += this.#text[at];
      } else words += sign;
    }
    if (words !== '') pieces.push({ kind: 'text', text: words });
    return pieces;
  }

  /**
   * Outside of values, a backslash escapes only the brace of a value, because older texts may contain backslashes
   * anywhere.
   */
  #isEscape(at: number, depth: number): boolean {
    const next = this.#text[at + 1];
    if (depth > 0) return next === '{' || next === '}' || next === '|';
    return next === '{' && matchAt(BEGINNING, this.#text, at + 1) !== null;
  }

  #valueAt(open: number, depth: number): Value | undefined {
    if (depth >= DEPTH_MAX) return undefined;
    const close = this.#closing.get(open);
    if (close === undefined) {
      const begun = matchAt(UNCLOSED, this.#text, open);
      if (begun) this.#report('unclosed', open, this.#text.length, begun[1] ?? null);
      return undefined;
    }
    const inside = this.#text.slice(open + 1, close);
    const source = this.#text.slice(open, close + 1);
    const named = NAMED.exec(inside);
    if (named) return this.#named(named, { open, close, source, depth });
    const counted = COUNTED.exec(inside);
    const name = counted && nameOf(counted[1]!);
    if (counted && name !== null) {
      const forms = this.#parts(open + 1 + counted[0].length, close, depth);
      return { kind: 'count', name, forms, source };
    }
    const asked = ASKED.exec(inside);
    if (asked) return this.#asked(open + 1 + asked[0].length, { close, source, depth });
    if (counted) this.#report('unreadable', open, close + 1, null);
    return undefined;
  }

  #named(
    [whole, written = '', end]: RegExpExecArray,
    { open, close, source, depth }: { open: number; close: number; source: string; depth: number },
  ): Value | undefined {
    const name = nameOf(written);
    if (name === null) return undefined;
    if (end !== '|') return { kind: 'value', name, otherwise: null, source };
    const [otherwise = [], ...more] = this.#parts(open + 1 + whole.length, close, depth);
    return more.length > 0 ? undefined : { kind: 'value', name, otherwise, source };
  }

  #asked(
    from: number,
    { close, source, depth }: { close: number; source: string; depth: number },
  ): Value | undefined {
    const colon = this.#text.indexOf(':', from);
    const { value: condition } =
      colon < 0 || colon > close ? {} : parseCondition(this.#text.slice(from, colon));
    const parts = condition ? this.#parts(colon + 1, close, depth) : [];
    if (!condition || parts.length > 2) {
      this.#report('unreadable', close + 1 - source.length, close + 1, null);
      return undefined;
    }
    const [told = [], otherwise = []] = parts;
    return { kind: 'if', condition, told, otherwise, source };
  }

  /** The parts between the bars, without the single space next to each bar. */
  #parts(from: number, to: number, depth: number): Piece[][] {
    const bars = [from - 1];
    for (let at = from; at < to; at += 1) {
      if (this.#text[at] === '\\' && this.#isEscape(at, depth + 1)) at += 1;
      else if (this.#text[at] === '{') at = this.#closing.get(at) ?? at;
      else if (this.#text[at] === '|') bars.push(at);
    }
    return bars.map((bar, index) => {
      const end = bars[index + 1] ?? to;
      const begin = bar + 1 < end && this.#text[bar + 1] === ' ' ? bar + 2 : bar + 1;
      return this.read(begin, end > begin && this.#text[end - 1] === ' ' ? end - 1 : end, depth + 1);
    });
  }

  #report(because: ValueFault['because'], from: number, to: number, name: string | null): void {
    const line = this.#text.slice(from, to).split('\n', 1)[0]!;
    const source = line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX)}…` : line;
    this.faults.push({ source, because, name });
  }
}

function closingBraces(text: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\' && (text[at + 1] === '{' || text[at + 1] === '}')) at += 1;
    else if (sign === '{') open.push(at);
    else if (sign === '}') {
      const begin = open.pop();
      if (begin !== undefined) closing.set(begin, at);
    }
  }
  return closing;
}
