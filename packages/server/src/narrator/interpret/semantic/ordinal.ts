import { fold } from '../fold.ts';

const ENGLISH =
  /^(?:(?:i|we) )?(?:(?:choose|pick|take|want|go with|ill take|i'll take) )?(?:the )?(?:(?:option|choice|number|no) )?(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th|one|two|three|four|five|[1-5])(?: (?:one|option|choice))?(?: (?:please|it is|then))?$/u;
/** "One" and "two" mean a choice only beside a word such as "option". */
const NAMED =
  /\b(?:option|choice|number|no|one|first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\b|^[1-5]$/u;
const HINDI =
  /^(?:(?:option|विकल्प|नंबर|number) )?(पहला|पहली|पहले|दूसरा|दूसरी|तीसरा|तीसरी|चौथा|चौथी|आख़िरी|आखिरी|अंतिम|pehla|pahla|pehli|pahli|dusra|doosra|dusri|doosri|teesra|tisra|teesri|chautha|chauthi|aakhri|akhiri|aakhiri|[1-5१-५])(?: (?:वाला|वाली|विकल्प|wala|wali|option))$/u;

const PLACES: readonly (readonly string[])[] = [
  'first 1st one 1 १ पहला पहली पहले pehla pahla pehli pahli',
  'second 2nd two 2 २ दूसरा दूसरी dusra doosra dusri doosri',
  'third 3rd three 3 ३ तीसरा तीसरी teesra tisra teesri',
  'fourth 4th four 4 ४ चौथा चौथी chautha chauthi',
  'fifth 5th five 5 ५',
].map((line) => line.split(' '));

/** "The second one": the index of the choice at that place of the list; null if the input names no place. */
export function byOrdinal(input: string, count: number): number | null {
  const [clause = ''] = input.split(/[.,;:!?।–—]/u, 1);
  const text = fold(clause).trim().replaceAll(/\s+/gu, ' ');
  const english = ENGLISH.exec(text);
  const place = (english && NAMED.test(text) ? english[1] : undefined) ?? HINDI.exec(text)?.[1];
  if (place === undefined) return null;
  const at = PLACES.findIndex((words) => words.map((word) => fold(word)).includes(place));
  const index = at < 0 ? count - 1 : at;
  return index < count ? index : null;
}
