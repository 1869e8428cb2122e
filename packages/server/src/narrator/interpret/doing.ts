import { lexisOf } from './lexis.ts';
import { UNFIT } from './speech.ts';
import { readWords } from './wordLists.ts';

const CLAUSE_END = /[.,;:!?…\n]|\s(?:and|then|but|so)\s/i;
const OPENING =
  /^(?:(?:please|then|now|ok|okay)\s+)*(?:(?:i|we)\s+)?(?:(?:now|just|then|also)\s+)?(?:(?:want|try|would like|wish|decide|am going|have|need|will|shall)\s+(?:to\s+)?|(?:'ll|’ll)\s+|let\s+(?:me|us)\s+|let['’]?s\s+)*(?:try\s+to\s+)?/i;
/** Verbs that no choice begins with, though players do. */
export const ACTS = new Set(readWords('en', 'acts'));
const LEAST_WORDS = 2;
/** Verbs that need no object. */
const ALONE = new Set(
  'juggle giggle whistle wink nod jump wave clap howl yawn look listen watch wait rest sit sleep pray kneel bow hide run leave dance sing swim think smile laugh cry breathe climb'.split(
    ' ',
  ),
);
const MOST_WORDS = 12;

/** Words with which the player's clause would not be true in the second person. */
const FORBIDDEN = new Set('me you your yours yourself he she they we us our am was not no never'.split(' '));
const SWAPPED: Record<string, string> = {
  i: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
};

/**
 * The player's clause in the second person: "I look at my lamp" becomes "look at your lamp". English only,
 * because its form is the base form; null if it would not read well.
 */
export function doingOf(input: string, language: string): string | null {
  if (language !== 'en' || UNFIT.test(input)) return null;
  const [clause = ''] = input
    .trim()
    .replace(/^I['’]ll\s/i, 'I will ')
    .split(CLAUSE_END, 1);
  const words = clause.trim().replace(OPENING, '').trim().split(/\s+/);
  const least = ALONE.has(words[0]!.toLowerCase()) ? 1 : LEAST_WORDS;
  if (words.length < least || words.length > MOST_WORDS) return null;
  if (!words.every(isPlainWord)) return null;
  const lower = words.map((word) => word.toLowerCase());
  if (lower[0] === 'be' || lower.some((word) => FORBIDDEN.has(word))) return null;
  const isAct =
    lexisOf(language).isBaseVerb(lower[0]!) || ACTS.has(lower[0]!) || isDoing(lower) || isOrder(lower);
  if (!isAct || isAsked(lower)) return null;
  return words.map((word, at) => SWAPPED[lower[at]!] ?? (at === 0 ? lower[0]! : word)).join(' ');
}

/** "Do a cartwheel": here "do" is no auxiliary. */
const isDoing = ([first, second = '']: readonly string[]): boolean =>
  first === 'do' && /^(?:an?|the|my|nothing|something|some)$/.test(second);

const OBJECT = /^(?:the|an?|my|his|her|him|them|it|this|these|those|every|all)$/;
const WAY = /^(?:over|into|through|off|away|onto|towards?)$/;
const NO_ACT =
  /^(?:\p{L}{3,}ly|\p{L}+ing|\p{L}+ed|\p{L}+s|this|that|who|what|which|where|when|why|how|and|but|or|if|in|on|at|by|for|from|to|with|of|as|than|like|is|are|was|were|all|not|no|only|just|even|about|after|before|because|though|so|well|thank|fuck|damn|one|half|both|some|any|every|what|such|never|once|here|there|maybe|yes|please|oh|hey)$/u;

/** "Drain the pond", "fly over the forest": a word with an object or a direction behind it. */
const isOrder = ([first = '', second = '']: readonly string[]): boolean =>
  !NO_ACT.test(first) && !OBJECT.test(first) && (OBJECT.test(second) || WAY.test(second));

/** "Wait, what happened": a question, and no act, unless one looks or asks for it. */
const isAsked = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:what|why|who|whose|where|when|how)$/.test(second) &&
  !/^(?:look|see|watch|ask|tell|show|say|find|learn|check|guess|remember|think|wonder|count|consider|hear|listen|do|know)$/.test(
    first,
  );

/** Letters, with hyphens and possessive apostrophes. */
function isPlainWord(word: string): boolean {
  return (
    /^\p{Script=Latin}+(?:-\p{Script=Latin}+)*(?:['’]s|s['’])?$/u.test(word) &&
    !/^(?:it|that|there|what|who)['’]s$/i.test(word)
  );
}
