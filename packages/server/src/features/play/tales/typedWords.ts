import { type PartedText, replacedIn, withEdits } from '@kathaloka/story';
import { lexisOf } from '../../../narrator/interpret/lexis.ts';
import { wordSense } from '../../../narrator/interpret/semantic/vectors.ts';
import { type FoundWord, foundWords } from './foundWords.ts';
import { TypedKeys } from './typedKeys.ts';
import { TypedNumbers } from './typedNumbers.ts';
import { WrittenRuns } from './writtenRuns.ts';

/** The mark in place of each text that is left out. */
export const LEFT_OUT = '…';

/** A run of this many typed words is recognised even if each word is common. */
const RUN = 4;
/** Adjacent gaps with the punctuation between them: "Ravi Kumar" becomes one gap. */
const GAPS = new RegExp(`${LEFT_OUT}(?:[ '’.,@-]*${LEFT_OUT})+`, 'gu');

/**
 * Removes a player's typed words from the told texts. What stays are the words of the story, those that were told
 * before the player typed them, and common ones; of the others, each that resembles a typed word is left out, and so
 * is each new name, each number if a number was typed, and each run of typed words that the author has not written.
 */
export class TypedWords {
  readonly #known = new Set<string>();
  /** Known words that are written as names: "Will" is one if the story writes it so within a sentence. */
  readonly #knownNames = new Set<string>();
  readonly #written = new WrittenRuns([RUN]);
  readonly #words = new TypedKeys();
  readonly #numbers = new TypedNumbers();
  /** All typed words, common ones included. */
  readonly #typed = new Set<string>();
  readonly #runs = new Set<string>();
  readonly #isCommon: (word: string) => boolean;

  constructor(language: string) {
    const lexis = lexisOf(language);
    this.#isCommon = (word) => lexis.weightOf(word) === 'stop';
  }

  /** Adds a text of the story. All of them are added before anything that the player typed. */
  wrote(text: string): void {
    const found = foundWords(text);
    this.#know(found);
    this.#written.add(found.map(({ key }) => key));
  }

  /** Adds words that the player typed. */
  add(typed: string): void {
    const found = foundWords(typed);
    for (const word of found) {
      this.#typed.add(word.key);
      if (!this.#isKnown(word.key) && mayTell(word)) this.#words.add(word.key);
    }
    for (const { key, at, length } of compoundsOf(found)) {
      const isKnown = found
        .slice(at, at + length)
        .every((part) => part.key.length === 1 || this.#isKnown(part.key));
      if (!this.#isKnown(key) && (!isKnown || length > 2)) this.#words.add(key);
    }
    const keys = found.map(({ key }) => key);
    this.#numbers.add(keys);
    const length = Math.min(RUN, keys.length);
    if (length < 2) return;
    for (let at = 0; at + length <= keys.length; at += 1) {
      const run = keys.slice(at, at + length).join(' ');
      if (!this.#written.has(run, length)) this.#runs.add(run);
    }
  }

  /** The text without the player's words. */
  leaveOut(told: PartedText): PartedText {
    if (this.#typed.size === 0) return told;
    const found = foundWords(told.text);
    const isLeftOut = found.map((word) => this.#isTyped(word));
    for (const { key, at, length } of compoundsOf(found))
      if (!this.#known.has(key) && this.#words.has(key)) isLeftOut.fill(true, at, at + length);
    this.#leaveOutRuns(found, isLeftOut);
    const keys = found.map(({ key }) => key);
    for (const [from, to] of this.#numbers.runsIn(keys, this.#known, this.#written))
      isLeftOut.fill(true, from, to);
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
    this.#know(foundWords(text).filter(({ key }) => !this.#words.has(key)));
  }

  #know(words: readonly FoundWord[]): void {
    for (const { key, isName } of words) {
      this.#known.add(key);
      if (isName) this.#knownNames.add(key);
    }
  }

  readonly #isKnown = (key: string): boolean => this.#known.has(key) || this.#isCommon(key);

  #isTyped({ key, isName, hasCapital }: FoundWord): boolean {
    // "Will" is a name where the player has typed the word and the story does not write it so
    if (isName && key.length > 1 && this.#typed.has(key) && !this.#knownNames.has(key)) return true;
    if (this.#isKnown(key)) return false;
    const isNewName = isName || (hasCapital && wordSense(key) === null);
    return (isNewName && this.#words.size > 0) || this.#words.resembles(key);
  }

  #leaveOutRuns(found: readonly FoundWord[], isLeftOut: boolean[]): void {
    for (let at = 0; at < found.length; at += 1) {
      let run = found[at]!.key;
      for (let length = 2; length <= RUN && at + length <= found.length; length += 1) {
        run += ` ${found[at + length - 1]!.key}`;
        if (this.#runs.has(run)) isLeftOut.fill(true, at, at + length);
      }
    }
  }
}

/** Whether a word may reveal something. A single letter does if it is a capital one, as in "call me J". */
const mayTell = ({ key, isName }: FoundWord): boolean =>
  Array.from(key).length > 1 || isName || /\p{N}/u.test(key);

interface Compound {
  readonly key: string;
  readonly at: number;
  readonly length: number;
}

/** The most words that are one compound. */
const COMPOUND_MAX = 12;

/** Words that may be one: those without a space between them, as "Pri-ya", and single letters, as "P r i y a". */
function compoundsOf(found: readonly FoundWord[]): Compound[] {
  const compounds: Compound[] = [];
  for (const isPartOf of [isJoined, isSpelledOut]) {
    let begin = 0;
    for (let at = 1; at <= found.length; at += 1) {
      const isPart = at < found.length && at - begin < COMPOUND_MAX && isPartOf(found[at]!, found[at - 1]!);
      if (isPart) continue;
      const words = found.slice(begin, at);
      if (words.length > 1)
        compounds.push({ key: words.map(({ key }) => key).join(''), at: begin, length: words.length });
      begin = at;
    }
  }
  return compounds;
}

const isJoined = (word: FoundWord): boolean => word.isJoined;
const isSpelledOut = (word: FoundWord, before: FoundWord): boolean =>
  [word, before].every(({ key }) => Array.from(key).length === 1 || /^.\p{M}*$/u.test(key));
