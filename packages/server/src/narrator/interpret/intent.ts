import { doingOf } from './doing.ts';
import type { Lexis } from './lexis.ts';
import { indexOf } from './nameIndex.ts';
import { arePhrases, holdsPhrase, plain } from './phraseLists.ts';
import { stretchesOf } from './quotes.ts';
import { readGroups } from './wordLists.ts';
import { spokenRefusal } from './speech.ts';
import { isHindiVerb, pairInEnglish } from './semantic/inEnglish.ts';
import { splitWords } from './words.ts';

export const INTENTS = [
  'look',
  'speak',
  'ask',
  'go',
  'take',
  'give',
  'help',
  'fight',
  'hide',
  'use',
  'rest',
  'pray',
  'do',
  'nonsense',
  'abuse',
  'outworld',
  'meta',
  'howto',
] as const;

export type Intent = (typeof INTENTS)[number];

const DETERMINERS = new Set('the a an my your his her their its our this that these those'.split(' '));
/** Words before the act that only name the speaker or are polite. */
const OPENING = new Set(
  'i we please then now ok okay want to try will shall would like let me us just am going have need can go and so well'.split(
    ' ',
  ),
);
/** Words beside a call for help that add nothing. */
const FILLERS = new Set('now here please pls then so but ok okay um hey yaar bhai ab'.split(' '));
const OF_MODELS = /^(?:ai|bot|chatgpt|gpt)$/;
const ADDRESSED = new Set('you u this is tum aap tu ho hai तुम आप तू हो है'.split(' '));
const OF_MACHINES = /^(?:ai|bot|robot|chatgpt|gpt|machine|human|narrator)$/;

const verbs = new Map<string, ReadonlyMap<string, Intent>>();
const objects = new Map<string, ReadonlyMap<string, Intent>>();

/**
 * The class of an act. Signs are checked in this order: the narrator, another world, abuse, a spoken refusal,
 * a verb, a thing, speech, a question.
 */
export function intentOf(input: string, names: readonly string[], lexis: Lexis): Intent {
  const { language } = lexis;
  const words = splitWords(input, plain(lexis));
  if (words.length === 0) return nothingSaid(input);
  if (isAll(words, language, 'howto') || asksForWays(words, lexis)) return 'howto';
  if (isMeta(words, language)) return 'meta';
  if (isOfAnotherWorld(words, names, lexis)) return 'outworld';
  if (holdsPhrase(words, language, 'abuse') || holdsPhrase(words, 'en', 'abuse')) return 'abuse';
  if (spokenRefusal(input, language) !== null) return 'speak';
  const done = byVerb(input, words, lexis);
  if (done) return done;
  if (doingOf(input, language) !== null) return 'do';
  const named = byThing(words, names, lexis);
  const isSpoken = stretchesOf(input).some((stretch) => stretch.isSpoken) || /!\s*$/.test(input);
  const asks =
    /[?؟]/.test(input) ||
    (language === 'en' ? lexis.isQuestionWord(words[0]!) : words.some((word) => lexis.isQuestionWord(word)));
  if (named && !isSpoken && !asks) return named;
  if (isSpoken) return 'speak';
  if (asks) return 'ask';
  // a mere refusal does nothing
  if (words.some(lexis.isNegation)) return 'rest';
  if (language === 'hi' && endsInVerb(words)) return 'do';
  return knowsVerbsOf(language) ? 'nonsense' : 'rest';
}

const AUXILIARY = /^(?:हूँ|हूं|है|हैं|hoon?|hun?|hai|hain|ab|अब|na|ना)$/u;

/** In Hindi an act is said at the end: "chachi ko paani pila do". */
function endsInVerb(words: readonly string[]): boolean {
  const last = words.filter((word) => !AUXILIARY.test(word)).slice(-2);
  return (
    words.length > 2 && (last.every(isHindiVerb) || pairInEnglish(last[0] ?? '', last[1] ?? '').length > 0)
  );
}

/** A line without words: a question mark asks for help, and dots are a rest. */
function nothingSaid(input: string): Intent {
  if (/^[\s?؟]*[?؟][\s?؟]*$/.test(input)) return 'howto';
  return /[\p{Extended_Pictographic}\p{S}]/u.test(input) ? 'nonsense' : 'rest';
}

const isAll = (words: readonly string[], language: string, list: string): boolean =>
  arePhrases(words, language, list, FILLERS);

const WAYS = /^(?:options?|choices?|hints?|stuck|विकल्प|vikalp|ऑप्शन)$/u;
/** What a player does here: "what am I supposed to say", "ab kya karu". */
const DOING_HERE =
  /^(?:do|say|type|write|choose|pick|ask|try|supposed|allowed|कर(?:ूँ|ूं|ना|ें)?|लिख(?:ूँ|ूं|ना)|kar(?:u|un|oo|oon|na|ein)|likh(?:u|un|na)|bol(?:u|un|na))$/u;
const OF_HELP =
  /^(?:can|could|should|next|else|now|here|बताओ|बता|दो|सकता|सकती|सकते|batao|bata|do|sakt[aei]|aage|आगे|ab|अब|please|give|show|tell)$/u;
const ONE = /^(?:i|we|me|us)$/u;
const TOLD = /^(?:did|have|had|was|were)$/;
const ASKS_WAYS = /^(?:what|how|which|क्या|कैसे|kya|kaise)$/u;

/** Whether a line only asks what can be done, in any words for that. */
function asksForWays(words: readonly string[], lexis: Lexis): boolean {
  const isEmpty = (word: string) =>
    lexis.weightOf(word) !== 'content' || lexis.isQuestionWord(word) || OF_HELP.test(word);
  if (!words.every((word) => isEmpty(word) || WAYS.test(word) || DOING_HERE.test(word))) return false;
  if (words.some((word) => WAYS.test(word))) return true;
  const isPlayer = lexis.language !== 'en' || words.some((word) => ONE.test(word));
  const isDone = (word: string, at: number) => DOING_HERE.test(word) && !ONE.test(words[at + 1] ?? '');
  const asked = words.find(lexis.isQuestionWord) ?? '';
  return isPlayer && words.some(isDone) && !words.some((word) => TOLD.test(word)) && ASKS_WAYS.test(asked);
}

function isMeta(words: readonly string[], language: string): boolean {
  if (isAll(words, language, 'meta')) return true;
  if (words.some((word) => OF_MODELS.test(word)) && words.some((word) => ADDRESSED.has(word))) return true;
  return words.some((word) => OF_MACHINES.test(word)) && holdsPhrase(words, language, 'meta');
}

/** Words that the story itself names belong to its world. */
function isOfAnotherWorld(words: readonly string[], names: readonly string[], lexis: Lexis): boolean {
  const own = indexOf(names, lexis).words;
  const strange = words.filter((word) => !own.has(word) || lexis.weightOf(word) !== 'content');
  return holdsPhrase(strange, lexis.language, 'outworld') || holdsPhrase(strange, 'en', 'outworld');
}

/**
 * The act of the first verb that is not denied. `rest` if all verbs are denied; `ask` if the words begin as a
 * question.
 */
function byVerb(input: string, all: readonly string[], lexis: Lexis): Intent | null {
  const outside = stretchesOf(input)
    .filter(({ isSpoken }) => !isSpoken)
    .map(({ text }) => text)
    .join(' . ');
  const words = mainWords(splitWords(outside, lexis), lexis);
  const known = verbsOf(lexis.language, lexis);
  if (asksFirst(words, input, lexis)) return 'ask';
  const first = words.findIndex((word) => !OPENING.has(word) || (word === 'go' && words.length > 0));
  let isDenied = false;
  let [denied, found]: [boolean, Intent | null] = [false, null];
  for (const [at, word] of words.entries()) {
    if (lexis.isNegation(word)) isDenied = true;
    const before = words[at - 1] ?? '';
    // "let him go": somebody else acts, and the player stays
    if (word === 'let' && !OF_ONESELF.has(words[at + 1] ?? '')) return found ?? 'rest';
    const next = words[at + 1];
    const meant = isUntruth(word, next)
      ? 'speak'
      : (known.get(asWritten(word)) ?? known.get(lexis.stemOf(word)));
    const intent = at >= first && !DETERMINERS.has(before) ? meant : undefined;
    if (!intent) continue;
    if (isDenied || lexis.isNegation(words[at + 1] ?? '')) denied = true;
    else found ??= intent;
    isDenied = false;
  }
  if (found) return found;
  return denied && all.length > 1 ? 'rest' : null;
}

const OF_ONESELF = new Set(['me', 'us', 'go', 'it']);
/** "Lie down", "lie here"; any other "lie" means telling an untruth. */
const LYING = new Set('down back on in here there still low flat beside under among by'.split(' '));

const isUntruth = (word: string, next: string | undefined): boolean =>
  word === 'lie' && next !== undefined && !LYING.has(next);

function asksFirst(words: readonly string[], input: string, lexis: Lexis): boolean {
  const [first = '', second = ''] = words;
  if (ORDERS.has(first) && !SUBJECTS.has(second) && !/[?]\s*$/.test(input)) return false;
  if (!lexis.isQuestion(first) || lexis.isNegation(second))
    return lexis.language !== 'en' && /[?؟]\s*$/.test(input);
  return true;
}

/** "Do a cartwheel" is an order, "do they sleep" a question. */
const ORDERS = new Set(['do', 'have']);
const SUBJECTS = new Set('i you we they he she it these those any'.split(' '));

const PARTICIPLE = /.(?:कर|kar)$/;

/** "Having set the ear, listen": in Hindi the last verb is the main one. */
function mainWords(words: readonly string[], lexis: Lexis): readonly string[] {
  if (lexis.language !== 'hi') return words;
  const known = verbsOf('hi', lexis);
  const others = words.filter((word) => !PARTICIPLE.test(word));
  return others.some((word) => known.has(lexis.stemOf(word))) ? others : words;
}

/** The act for a thing that is named without a verb: looking at it, or the usual act for its kind. */
function byThing(words: readonly string[], names: readonly string[], lexis: Lexis): Intent | null {
  const things = objectsOf(lexis.language);
  const known = words.map((word) => things.get(word)).find((intent) => intent !== undefined);
  if (known) return known;
  const { keys } = indexOf(names, lexis);
  const isNamed = words.some((word) => lexis.weightOf(word) === 'content' && keys.has(lexis.keyOf(word)));
  return isNamed ? 'look' : null;
}

const asWritten = (word: string): string => `=${word}`;

const knowsVerbsOf = (language: string) => readGroups(language, 'intents').length > 0;

function verbsOf(language: string, lexis: Lexis): ReadonlyMap<string, Intent> {
  return remembered(verbs, language, 'intents', lexis.stemOf);
}

function objectsOf(language: string): ReadonlyMap<string, Intent> {
  return remembered(objects, language, 'objects', (word) => word);
}

function remembered(
  store: Map<string, ReadonlyMap<string, Intent>>,
  language: string,
  list: string,
  keyOf: (word: string) => string,
): ReadonlyMap<string, Intent> {
  const known = store.get(language);
  if (known) return known;
  const made = new Map<string, Intent>();
  for (const [name, words] of readGroups(language, list)) {
    for (const word of words) {
      // words of one stem may be of two kinds: चुप and छुप
      if (!made.has(asWritten(word))) made.set(asWritten(word), name as Intent);
      if (!made.has(keyOf(word))) made.set(keyOf(word), name as Intent);
    }
  }
  store.set(language, made);
  return made;
}
