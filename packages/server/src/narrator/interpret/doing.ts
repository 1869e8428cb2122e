import { lexisOf, type Lexis } from './lexis.ts';
import { stretchesOf } from './quotes.ts';
import { UNFIT } from './speech.ts';

const CLAUSE_END = /[.,;:!?…\n]|\s(?:and|then|but|so)\s/i;
const OPENING =
  /^(?:(?:please|then|now|ok|okay)\s+)*(?:(?:i|we)\s+)?(?:(?:now|just|then|also)\s+)?(?:(?:want|try|would like|wish|decide|am going|have|need|will|shall)\s+(?:to\s+)?|(?:'ll|’ll)\s+|let\s+(?:me|us)\s+|let['’]?s\s+)*(?:try\s+to\s+)?/i;
const LEAST_WORDS = 2;
const MOST_WORDS = 9;
const MOST_WORDS_OF_INTENTION = 14;

/** With these in it, the player's clause would not be true of the player any more. */
const FORBIDDEN = new Set(
  'you your yours yourself he she they him her his hers them their theirs we us our am was not no never'.split(
    ' ',
  ),
);
const SWAPPED: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
};

/**
 * The player's own clause, told back in the second person: "I look at my lamp" is "look at your lamp". English only,
 * where its form is the base form; null where it would not read well.
 */
export function doingOf(input: string, language: string): string | null {
  if (language !== 'en' || UNFIT.test(input)) return null;
  const [clause = ''] = input
    .trim()
    .replace(/^I['’]ll\s/i, 'I will ')
    .split(CLAUSE_END, 1);
  const words = clause.trim().replace(OPENING, '').trim().split(/\s+/);
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return null;
  if (!words.every(isPlainWord)) return null;
  const lower = words.map((word) => word.toLowerCase());
  if (lower.some((word) => FORBIDDEN.has(word))) return null;
  if (!beginsWithVerb(lower, lexisOf(language))) return null;
  return words.map((word, at) => SWAPPED[lower[at]!] ?? (at === 0 ? lower[0]! : word)).join(' ');
}

/** A choice as something that may be done: "keep your flame alive inside your shawl". English only. */
export function asIntention(choice: string, language: string): string | null {
  if (language !== 'en') return null;
  const [sentence = ''] = choice.trim().split(/[.:;]/, 1);
  const text = sentence.trim();
  if (/["“”«»?!{}<>]/.test(text) || hasQuote(text)) return null;
  const words = text.split(/\s+/);
  if (words.length > MOST_WORDS_OF_INTENTION) return null;
  const [first = ''] = words;
  if (!/^\p{L}+$/u.test(first) || !beginsWithVerb([first.toLowerCase()], lexisOf(language))) return null;
  return `${first.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** In letters; hyphens and the apostrophe of an owner may stand in it. */
function isPlainWord(word: string): boolean {
  return (
    /^\p{Script=Latin}+(?:-\p{Script=Latin}+)*(?:['’]s|s['’])?$/u.test(word) &&
    !/^(?:it|that|there|what|who)['’]s$/i.test(word)
  );
}

/** The base form itself: "looked" and "looking" cannot be told back. */
function beginsWithVerb([first = '']: readonly string[], lexis: Lexis): boolean {
  return lexis.isBaseVerb(first);
}

/** A mark of speech that opens here and may be closed behind the cut. */
function hasQuote(text: string): boolean {
  if (stretchesOf(text).some(({ isSpoken }) => isSpoken)) return true;
  return /(?:^|\s)['‘]/.test(text);
}
