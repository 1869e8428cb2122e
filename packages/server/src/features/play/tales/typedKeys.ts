import { ARABIC_SCRIPT, type Sound, soundOf, TAMIL } from './soundKeys.ts';

/** The fewest letters by which a word is recognised as the beginning or the end of another one. */
const PART_MIN = 3;
/** The fewest letters within another word. */
const INNER_MIN = 4;
/** The fewest sounds that recognise a word in another script, and those that recognise it by its beginning. */
const SOUNDS_MIN = 2;
const SOUNDS_PART_MIN = 3;

/** Words that a player typed, found again when they are inflected, part of a word, or written in another script. */
export class TypedKeys {
  readonly #words = new Set<string>();
  /** Beginnings, ends and longer parts of the words. */
  readonly #parts = new Set<string>();
  readonly #sounds = new Map<string, SoundKeys>();

  get size(): number {
    return this.#words.size;
  }

  add(word: string): void {
    if (this.#words.has(word)) return;
    for (const form of [word, stemOf(word)]) this.#words.add(form);
    for (const part of partsOf(word)) this.#parts.add(part);
    const sound = soundOf(word);
    if (!sound) return;
    const keys = this.#sounds.get(sound.script) ?? new SoundKeys();
    this.#sounds.set(sound.script, keys);
    keys.add(sound);
  }

  /** Whether a word is one of them. */
  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Whether a word is one of them in some other form. */
  resembles(word: string): boolean {
    if (this.#words.has(word) || this.#parts.has(word)) return true;
    for (const part of partsOf(word)) if (this.#words.has(part)) return true;
    const sound = soundOf(word);
    if (!sound) return false;
    for (const [script, keys] of this.#sounds) if (keys.resembles(sound, script)) return true;
    return false;
  }
}

const isCaseless = (word: string): boolean => !/^[\p{Lu}\p{Ll}\p{N}]/u.test(word);

/** A word without the vowel with which many names end, and which other endings replace. */
function stemOf(word: string): string {
  const stem = /^[a-z]+$/.test(word) ? word.replace(/[aeiouy]$/, '') : word.replace(/\p{M}+$|ம்$/u, '');
  return Array.from(stem).length > PART_MIN - (isCaseless(word) ? 1 : 0)
    ? stem
    : word.replace(/[\u094d\u09cd\u0bcd]$/u, '');
}

function partsOf(word: string): string[] {
  const letters = Array.from(word);
  const parts: string[] = [];
  const least = isCaseless(word) ? PART_MIN - 1 : PART_MIN;
  for (let from = 0; from < letters.length; from += 1) {
    for (let to = from + least; to <= letters.length; to += 1) {
      const size = to - from;
      const isEnd = to === letters.length && size >= PART_MIN;
      if (from === 0 || isEnd || size >= INNER_MIN) parts.push(letters.slice(from, to).join(''));
    }
  }
  return parts;
}

/** The sounds of the words in one script. */
class SoundKeys {
  readonly #whole = new Set<string>();
  readonly #beginnings = new Set<string>();

  add(sound: Sound): void {
    for (const key of keysOf(sound)) {
      this.#whole.add(key);
      for (const beginning of beginningsOf(key)) this.#beginnings.add(beginning);
    }
  }

  resembles(sound: Sound, script: string): boolean {
    const isSame = sound.script === script;
    const isArabic = sound.script === ARABIC_SCRIPT || script === ARABIC_SCRIPT;
    const isTamil = sound.script === TAMIL || script === TAMIL;
    const least = isArabic ? 1 : isTamil ? SOUNDS_MIN : SOUNDS_PART_MIN;
    return keysOf(sound).some((key) => {
      const isSpoken = key.startsWith('~');
      const size = key.length - 1;
      if (isSame) return isSpoken && size >= SOUNDS_MIN && this.#whole.has(key);
      if ((isSpoken || size >= least) && this.#whole.has(key)) return true;
      return this.#beginnings.has(key) || beginningsOf(key).some((part) => this.#whole.has(part));
    });
  }
}

/** The keys of a sound: `~` and what is spoken, `-` and the consonants. */
const keysOf = ({ spoken, consonants }: Sound): string[] => [
  ...spoken.map((row) => `~${row}`),
  ...consonants.filter((row) => row !== '').map((row) => `-${row}`),
];

function beginningsOf(key: string): string[] {
  const beginnings: string[] = [];
  for (let to = SOUNDS_PART_MIN + 1; to <= key.length; to += 1) beginnings.push(key.slice(0, to));
  return beginnings;
}
