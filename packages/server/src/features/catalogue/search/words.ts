/** Marks that readers omit or that differ between keyboards: accents, nukta, harakat, tatweel, joiners. */
const IGNORED =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u200b-\u200f\u2060\ufeff\u00ad]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const WORD_MAX = 60;

/** Folds variants that readers consider equal into one spelling; applied to stored text and to queries alike. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(IGNORED, '')
    .normalize('NFC')
    .replace(/[\u064a\u0649\u06cd]/g, '\u06cc') // the Arabic yeh in its forms, as Urdu writes it
    .replace(/\u0643/g, '\u06a9') // the Arabic kaf
    .replace(/[\u0629\u06c1\u06c0]/g, '\u0647') // heh in its forms
    .replace(/\u0901/g, '\u0902'); // चाँद is written चांद as well
}

/** The words of a text, in order. Letters, marks and digits only, so nothing in them has a meaning in a query. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map((word) => Array.from(word).slice(0, WORD_MAX).join(''));
}

/** The shortest part that is searched inside words, and the length of the parts in `search_parts`. */
const PART_MIN = 3;

/** Whether a word is found by its parts, and a typed word may be a part. */
export function hasParts(word: string): boolean {
  return Array.from(word).length >= PART_MIN;
}
