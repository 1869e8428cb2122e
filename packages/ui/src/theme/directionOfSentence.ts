import type { Direction } from './direction.ts';

/** Text between quotation marks; Urdu writes the closing ones first. */
export const QUOTED = /“[^“”]*”|”[^“”]*“/g;

const LETTER = /\p{L}/gu;
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

/**
 * The direction of a sentence: the direction of most letters outside of quotations. Undefined without letters.
 *
 * @example
 * directionOfSentence('”<<fade>>“ چھوڑ دیا گیا۔'); // 'rtl'
 */
export function directionOfSentence(text: string): Direction | undefined {
  const own = text.replace(QUOTED, '');
  const said = /\p{L}/u.test(own) ? own : text;
  const letters = said.match(LETTER)?.length ?? 0;
  if (letters === 0) return undefined;
  return (said.match(RTL_LETTER)?.length ?? 0) * 2 >= letters ? 'rtl' : 'ltr';
}
