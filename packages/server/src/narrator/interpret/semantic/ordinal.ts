import { fold } from '../fold.ts';
import { isSlipOf } from '../spelling.ts';

/** Words around a number that add nothing: "I take the 2nd option, please". */
const AROUND = new Set(
  'i we ill ll choose pick take want go with the option options choice number no nr one please pls it is then wala wali vala vali विकल्प नंबर वाला वाली'.split(
    ' ',
  ),
);
const PLACES: readonly (readonly string[])[] = [
  'first 1st one पहला पहली पहले pehla pahla pehli pahli',
  'second 2nd two दूसरा दूसरी dusra doosra dusri doosri',
  'third 3rd three तीसरा तीसरी teesra tisra teesri',
  'fourth 4th four चौथा चौथी chautha chauthi',
  'fifth 5th five पाँचवाँ पांचवां panchva',
].map((line) => fold(line).split(' '));
const LAST = fold('last आख़िरी अंतिम aakhri akhiri aakhiri').split(' ');
/** In a story in Hindi, a number may stand alone: in English "do" is a verb. */
const HINDI_NUMBERS = ['एक ek', 'दो do', 'तीन teen tin', 'चार char chaar', 'पाँच paanch panch'].map((line) =>
  fold(line).split(' '),
);

/** The place that a line names, counted from 1; `Infinity` for the last one; null if it names none. */
export function placeIn(input: string, language: string): number | null {
  const [clause = ''] = input.split(/[.,;:!?।–—](?=\s|$)/u, 1);
  const words: readonly string[] = fold(clause).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const others = words.filter((word) => !AROUND.has(word));
  if (others.length > 1) return null;
  // "the first one" has one number, and so has "one"
  const [word = words.includes('one') ? 'one' : ''] = others;
  return numberOf(word, language);
}

function numberOf(word: string, language: string): number | null {
  const digits = Array.from(word, digitOf);
  if (digits.length > 0 && digits.every((digit) => digit !== null)) return Number(digits.join(''));
  if (LAST.includes(word)) return Number.POSITIVE_INFINITY;
  const isMeant = (name: string) => name === word || (name.length > 5 && isSlipOf(word, name));
  const all = language === 'hi' ? PLACES.map((names, at) => [...names, ...HINDI_NUMBERS[at]!]) : PLACES;
  const at = all.findIndex((names) => names.some(isMeant));
  return at < 0 ? null : at + 1;
}

/** The value of a digit in any script: they stand in tens, from zero. */
function digitOf(letter: string): number | null {
  if (!/^\p{Nd}$/u.test(letter)) return null;
  let zero = letter.codePointAt(0)!;
  while (zero > 0 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && letter.codePointAt(0)! - zero < 9)
    zero -= 1;
  return letter.codePointAt(0)! - zero;
}

/** "The second one": the index of the choice at that place of the list; null if there is none. */
export function byOrdinal(input: string, count: number, language: string): number | null {
  const place = placeIn(input, language);
  if (place === null || place < 1) return null;
  if (place === Number.POSITIVE_INFINITY) return count - 1;
  return place <= count ? place - 1 : null;
}
