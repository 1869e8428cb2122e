import { type PartedText, replacedIn, withEdits } from '@kathaloka/story';
import { lexisOf } from '../../../narrator/interpret/lexis.ts';

/** The mark in place of each text that is left out. */
export const LEFT_OUT = '…';

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
/** A run of this many typed words is recognised even if each word is common. */
const RUN = 4;
/** Adjacent gaps with the punctuation between them: "Ravi Kumar" becomes one gap. */
const GAPS = new RegExp(`${LEFT_OUT}(?:[ '’.,@-]*${LEFT_OUT})+`, 'gu');

interface Found {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

const keyOf = (word: string): string => word.normalize('NFC').toLowerCase();

const wordsOf = (text: string): Found[] =>
  [...text.matchAll(WORD)].map((match) => ({
    key: keyOf(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));

/** Whether a word may reveal something. Shorter words such as "go" and "is" are not names. */
const mayTell = (word: string): boolean => Array.from(word).length > 2 || /\p{N}|^\p{Lu}/u.test(word);

/**
 * Removes a player's typed words from the told texts: each word that is not in the story, and each run of words that
 * the author has not written. Words that were told before the player typed them stay.
 */
export class TypedWords {
  readonly #known: Set<string>;
  readonly #written: string;
  readonly #words = new Set<string>();
  readonly #runs = new Set<string>();
  readonly #isCommon: (word: string) => boolean;

  /** `written`: all texts of the story. */
  constructor(written: readonly string[], language: string) {
    const keys = written.map((text) => wordsOf(text).map(({ key }) => key));
    this.#known = new Set(keys.flat());
    this.#written = keys.map((of) => ` ${of.join(' ')} `).join('\n');
    const lexis = lexisOf(language);
    this.#isCommon = (word) => lexis.weightOf(word) === 'stop';
  }

  /** Adds words that the player typed. */
  add(typed: string): void {
    for (const { key, from, to } of wordsOf(typed)) {
      if (!this.#known.has(key) && !this.#isCommon(key) && mayTell(typed.slice(from, to)))
        this.#words.add(key);
    }
    const keys = wordsOf(typed).map(({ key }) => key);
    const length = Math.min(RUN, keys.length);
    if (length < 2) return;
    for (let at = 0; at + length <= keys.length; at += 1) {
      const run = keys.slice(at, at + length).join(' ');
      if (!this.#written.includes(` ${run} `)) this.#runs.add(run);
    }
  }

  /** The text without the player's words. */
  leaveOut(told: PartedText): PartedText {
    if (this.#words.size === 0 && this.#runs.size === 0) return told;
    const found = wordsOf(told.text);
    const isLeftOut = found.map(({ key }) => this.#words.has(key));
    for (let at = 0; at < found.length; at += 1) {
      for (let length = 2; length <= RUN && at + length <= found.length; length += 1) {
        const part = found.slice(at, at + length);
        if (this.#runs.has(part.map(({ key }) => key).join(' '))) isLeftOut.fill(true, at, at + length);
      }
    }
    const gaps = found.filter((_, at) => isLeftOut[at]);
    if (gaps.length === 0) return told;
    const gapped = withEdits(
      told,
      gaps.map(({ from, to }) => ({ from, to, text: LEFT_OUT })),
    );
    return replacedIn(gapped, GAPS, LEFT_OUT);
  }

  /** Counts words that were told before the player types them as words of the story. */
  told(text: string): void {
    for (const { key } of wordsOf(text)) if (!this.#words.has(key)) this.#known.add(key);
  }
}
