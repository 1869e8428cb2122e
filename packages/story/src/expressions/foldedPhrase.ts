/** Marks that a player may leave out: accents of Latin letters, the nukta of Devanagari, the vowel signs of Urdu. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u093c\u064b-\u0652]/gu;
const APOSTROPHES = /['\u2018\u2019\u02bc]/gu;
/** Joiners are invisible, and few players type them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const BETWEEN_WORDS = /[\p{P}\p{S}\p{Z}\p{Cc}]+/gu;

/**
 * A phrase without case, accents and punctuation. Players cannot distinguish phrases with the same result. Empty for a
 * phrase without letters.
 */
export function foldedPhrase(phrase: string): string {
  return phrase
    .normalize('NFKD')
    .replaceAll(OPTIONAL_MARKS, '')
    .replaceAll(APOSTROPHES, '')
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .replaceAll(BETWEEN_WORDS, ' ')
    .trim()
    .toLowerCase();
}
