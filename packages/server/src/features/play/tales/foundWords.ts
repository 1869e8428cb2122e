import { fold } from '../../catalogue/public.ts';

/** Letters, marks and digits, with characters that are not visible. */
const WORD = /[\p{Alphabetic}\p{M}\p{N}\p{RI}\p{Default_Ignorable_Code_Point}]+/gu;
/** Marks on emoji and digits, which other folding leaves. */
const IGNORED = /\p{Default_Ignorable_Code_Point}|[\u0654-\u0655]|[\u1ab0-\u1aff]|[\u20d0-\u20ff]/gu;
/** Letters of other scripts that look like Latin ones, and Latin ones that no normalisation takes apart. */
const LOOKALIKES = new Map(
  Array.from('аеорсухіјѕԁһκνοραιυłøđßæœı').map((letter, at) => [
    letter,
    Array.from('aeopcyxijsdhkvopaiulodsaoi')[at]!,
  ]),
);
/** Words in capital letters are shouted; names among them are recognised by their letters only. */
const NAME = /^\P{L}*\p{Lu}(?!\P{Ll}*\p{Lu})/u;
/** The first of the letters that flags are made of, and fancy names. */
const FLAG_A = 0x1f1e6;
const LETTERS_MAX = 40;
const OPENING = /["'“‘„«([{*_\s—–-]/u;
const SENTENCE_END = /[.!?…:;।॥۔\n>]/u;
/** How far back the end of the sentence before a word may be. */
const BACK_MAX = 8;

export interface FoundWord {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** Whether no space is between this word and the one before it, as in "Zoë-Marie". */
  readonly isJoined: boolean;
  /** Whether the word begins with its only capital letter. */
  readonly hasCapital: boolean;
  /** Whether the word has such a letter that no beginning of a sentence explains. */
  readonly isName: boolean;
}

/** The words of a text, in one spelling for all that readers consider equal. */
export function foundWords(text: string): FoundWord[] {
  const found: FoundWord[] = [];
  for (const { 0: word, index: from } of text.matchAll(WORD)) {
    const key = keyOf(word);
    if (key === '') continue;
    const to = from + word.length;
    const hasCapital = NAME.test(word);
    const before = found.at(-1)?.to ?? from;
    found.push({
      key,
      from,
      to,
      isJoined: before < from && from - before < BACK_MAX && !/\s/.test(text.slice(before, from)),
      hasCapital,
      isName: hasCapital && !beginsSentence(text, from),
    });
  }
  return found;
}

function keyOf(word: string): string {
  const letters = word.replaceAll(/\p{RI}/gu, (flag) =>
    String.fromCodePoint(flag.codePointAt(0)! - FLAG_A + 0x61),
  );
  const key = fold(letters).replaceAll(IGNORED, '').slice(0, LETTERS_MAX);
  return /[^a-z]/.test(key) && /[a-z]|^[\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(key)
    ? Array.from(key, (letter) => LOOKALIKES.get(letter) ?? letter).join('')
    : key;
}

function beginsSentence(text: string, from: number): boolean {
  // a quotation mark opens a sentence of its own; an apostrophe follows a letter
  if (/["“‘'«„]/.test(text.charAt(from - 1))) return !/\p{L}/u.test(text.charAt(from - 2));
  for (let at = from - 1; at >= from - BACK_MAX; at -= 1) {
    if (at < 0 || SENTENCE_END.test(text.charAt(at))) return true;
    if (!OPENING.test(text.charAt(at)) && !/["'”’»)\]]/.test(text.charAt(at))) return false;
  }
  return true;
}
