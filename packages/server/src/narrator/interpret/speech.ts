import { lexisOf } from './lexis.ts';
import { holdsPhrase } from './phraseLists.ts';
import { stretchesOf } from './quotes.ts';
import { splitWords } from './words.ts';

const MOST_WORDS = 14;
const SAID =
  /\b(?:say|shout|whisper|call out|answer)(?:\s+(?:out|aloud|loudly|softly|back|again|quietly))*(?:\s+to\s+(?:(?:the|my)\s+)?[\p{L}-]+)?\s*(?::|,|that\b)?\s+(.+)$/isu;
const THANKED = /\b(thank(?:s| you)\b.*)$/is;
/** "Say hello to Anu": the name is not part of the speech. */
const GREETED =
  /^(hello|hi|hey|yes|no|sorry|thanks|thank you|goodbye|bye|farewell|good (?:morning|evening|night)|namaste|welcome)\s+to\s+/i;
/** What follows is an object, not speech: "say the words", "call him". */
const NO_SPEECH =
  /^(?:a|an|the|my|his|her|their|its|this|that|it|them|him|me|something|nothing|anything|what|some|for|on|to|about|with|in|at|after|upon|into|over|across|from|like)\b/i;
const QUESTION_WORD = /^(?:who|what|why|where|when|how|which|whose|whom)\b/i;
/** Links, and anything that a page could take for markup. */
export const UNFIT = /[{}<>]|https?:|www\.|\b[a-z0-9-]+\.(?:com|org|net|in|io)\b/i;

/** A mark of quotation within a sentence, and no apostrophe: around it, the marks of the telling would not pair. */
const MARKED = /["“”„«»]|(?<![\p{L}\p{N}\p{M}])['‘’]|['‘’](?![\p{L}\p{N}\p{M}])/u;

/** The player's speech, ready for quotation marks; null if there is none, or if it should not be repeated. */
export function repeatableSpeech(input: string, language: string): string | null {
  const said =
    quoted(input) ?? spokenRefusal(input, language) ?? (language === 'en' ? reported(input) : null);
  if (said === null) return null;
  const sentence = firstSentence(said);
  if (!/\p{L}/u.test(sentence) || UNFIT.test(input) || MARKED.test(sentence)) return null;
  if (sentence.split(/\s+/).length > MOST_WORDS) return null;
  const words = splitWords(sentence, lexisOf(language));
  if (holdsPhrase(words, language, 'abuse') || holdsPhrase(words, 'en', 'abuse')) return null;
  const asks = language === 'en' && QUESTION_WORD.test(sentence) && !/[!?]$/.test(sentence);
  return `${capital(sentence)}${asks ? '?' : ''}`;
}

const REFUSED: Readonly<Record<string, RegExp>> = {
  en: /^(?:i\s+)?(?:(?:say|answer|reply|shout)\s+)?(?:no(?:,?\s+(?:no|way|never|thanks?|thank you))*|nope|never|refuse|decline)[\s.!]*$/i,
  hi: /^(?:मैं\s+)?(?:नहीं|ना|न|कभी नहीं|बिल्कुल नहीं|nahi|nahin|na)(?:\s+(?:कहता|कहती|kehta|kehti)\s+(?:हूँ|हूं|hoon|hun))?[\s.!।]*$/iu,
};

/** "No", "I refuse", "say no": words that are spoken instead of an act. */
export function spokenRefusal(input: string, language: string): string | null {
  if (!REFUSED[language]?.test(input.trim())) return null;
  return language === 'hi' ? 'नहीं' : 'No';
}

function quoted(input: string): string | null {
  return stretchesOf(input).find(({ isSpoken, text }) => isSpoken && /\p{L}/u.test(text))?.text ?? null;
}

function reported(input: string): string | null {
  const said = SAID.exec(input)?.[1]?.trim();
  const greeting = said === undefined ? null : GREETED.exec(said)?.[1];
  if (typeof greeting === 'string') return greeting;
  if (said !== undefined) return NO_SPEECH.test(said) && !QUESTION_WORD.test(said) ? null : said;
  const thanked = THANKED.exec(input)?.[1]?.trim();
  return thanked !== undefined && /^thank(?:s|\syou)\b/i.test(thanked) ? thanked : null;
}

function firstSentence(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[.!?।॥؟۔…])\s/u, 1);
  return sentence
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.,;:…।۔'"’”]+$/u, '')
    .replace(/^['"‘“]+/, '');
}

function capital(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
