import { fold } from '../../catalogue/public.ts';
import { numberWords } from './numberWords.ts';
import type { WrittenRuns } from './writtenRuns.ts';

/** The most words of a number that are looked up as one run; a longer number is no author's. */
const RUN_MAX = 6;

/** “One” and “two” in words are typed for other reasons than to name a number. */
const ARTICLES: ReadonlySet<string> = new Set(['1', '2']);

const values = new Map([...numberWords()].map(([word, value]) => [fold(word), value]));

const isNumber = (key: string): boolean => values.has(key) || /\p{N}/u.test(key);

/** Finds numbers again that a player typed in digits or in words. */
export class TypedNumbers {
  readonly #values = new Set<string>();
  #isTyped = false;

  add(keys: readonly string[]): void {
    for (const key of keys) {
      const value = valueOf(key);
      if (value === undefined) continue;
      this.#values.add(value);
      if (/\p{N}/u.test(key) || !ARTICLES.has(value)) this.#isTyped = true;
    }
  }

  /**
   * The ranges of words that may tell such a number: digits that are not known, a word of the same value that is not
   * known, and several number words that the author has not written so.
   */
  runsIn(
    keys: readonly string[],
    known: ReadonlySet<string>,
    written: WrittenRuns,
  ): (readonly [from: number, to: number])[] {
    if (!this.#isTyped) return [];
    const found: (readonly [number, number])[] = [];
    for (let at = 0; at < keys.length; at += 1) {
      const from = at;
      while (at < keys.length && isNumber(keys[at]!)) at += 1;
      const length = at - from;
      if (length === 1 && this.#tells(keys[from]!, known)) found.push([from, at]);
      if (length > 1 && (length > RUN_MAX || !written.has(keys.slice(from, at).join(' '), length)))
        found.push([from, at]);
    }
    return found;
  }

  #tells(key: string, known: ReadonlySet<string>): boolean {
    return !known.has(key) && (/\p{N}/u.test(key) || this.#values.has(valueOf(key)!));
  }
}

/** The value of a number word or of digits, in digits of ASCII. */
function valueOf(key: string): string | undefined {
  if (!/\p{N}/u.test(key)) return values.get(key);
  const digits = Array.from(key, (digit) => valueOfDigit(digit)).join('');
  return digits === '' ? undefined : String(Number(digits));
}

/** Arabic digits begin at a multiple of 16, and those of the Indian scripts six places after one. */
function valueOfDigit(digit: string): string {
  if (/\d/.test(digit)) return digit;
  if (!/\p{Nd}/u.test(digit)) return '';
  const code = digit.codePointAt(0)!;
  return String(code < 0x0900 ? code & 0xf : (code & 0xf) - 6);
}
