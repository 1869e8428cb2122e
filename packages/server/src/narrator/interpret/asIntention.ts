import { lexisOf } from './lexis.ts';
import { stretchesOf } from './quotes.ts';

const MOST_WORDS = 14;

/** Where the purpose or the consequence of an act begins, which is cut off. */
const END = /[.:;]|,\s+(?:so|then|as|before|while|until|because|since|if)\b/;

/** A choice phrased as something to do: "keep your flame alive inside your shawl". English only. */
export function asIntention(choice: string, language: string): string | null {
  if (language !== 'en') return null;
  const [sentence = ''] = choice.trim().split(END, 1);
  const text = sentence.trim();
  if (/["“”«»?!{}<>]/.test(text) || hasQuote(text)) return null;
  const words = text.split(/\s+/);
  if (words.length > MOST_WORDS) return null;
  const [first = ''] = words;
  if (!/^\p{L}+$/u.test(first) || !lexisOf(language).isBaseVerb(first.toLowerCase())) return null;
  return `${first.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Whether the cut text holds a quotation mark whose pair may be behind the cut. */
function hasQuote(text: string): boolean {
  if (stretchesOf(text).some(({ isSpoken }) => isSpoken)) return true;
  return /(?:^|\s)['‘]/.test(text);
}
