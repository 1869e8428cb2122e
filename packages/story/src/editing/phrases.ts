import type { StoryChoice, StoryNode } from '@kathaloka/contract/entities';
import { SAID_MAX, SAID_TEXT_MAX } from '@kathaloka/contract/limits';
import { foldedPhrase } from '../expressions/foldedPhrase.ts';

const SUGGESTED = 5;
const FEWEST_LETTERS = 4;
/** The most words of a phrase; a longer one is no shorter way to say the choice. */
const WORDS_MOST = 8;

/** The phrases that an author has written, one a line. */
export function phrasesFrom(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim().slice(0, SAID_TEXT_MAX).trim())
    .filter((line) => line !== '')
    .slice(0, SAID_MAX);
}

/** Whether typed phrases exceed what can be stored. */
export function isBeyondPhrases(typed: string): boolean {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  return lines.length > SAID_MAX || lines.some((line) => line.trim().length > SAID_TEXT_MAX);
}

/** Whether two fields hold the same phrases, in the same order. */
export const isSamePhrases = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((phrase, at) => phrase === other[at]);

const SENTENCE_ENDS = /[.!?;:।۔؟…]+\s*|\n+/u;
/** Splits a choice with two actions, such as “take the lamp and go”. */
const CLAUSE_ENDS =
  /[,،]\s+(?:(?:and|but|then|और|फिर|اور|پھر)\s+)?|\s+(?:and|but|then|before|और|फिर|اور|پھر)\s+/u;
const QUOTES = /["“”«»„]|(?<![\p{L}\p{M}])['‘]|['’](?![\p{L}\p{M}])/gu;
const QUOTED = /["“”«»„]([^"“”«»„]+)["“”«»„]|(?<=^|\s)['‘]([^'‘’]+)['’](?=$|[\s.,!?;:])/gu;

/** Synonyms of the verbs in English choices. */
const OTHER_VERBS: Readonly<Record<string, string>> = {
  answer: 'reply to',
  ask: 'question',
  attack: 'fight',
  buy: 'pay for',
  call: 'shout for',
  climb: 'go up',
  cross: 'go over',
  drink: 'take a sip of',
  eat: 'have a bite of',
  enter: 'go into',
  examine: 'look at',
  fight: 'attack',
  find: 'look for',
  follow: 'go after',
  give: 'hand over',
  go: 'walk',
  help: 'lend a hand to',
  hide: 'keep out of sight',
  jump: 'leap',
  keep: 'hold on to',
  kill: 'slay',
  leave: 'walk away from',
  let: 'allow',
  listen: 'hear',
  look: 'peer',
  open: 'unlock',
  put: 'place',
  read: 'look through',
  refuse: 'say no to',
  run: 'flee',
  say: 'tell them',
  search: 'look through',
  sell: 'trade',
  send: 'dispatch',
  show: 'let them see',
  sit: 'take a seat',
  speak: 'talk',
  stay: 'remain',
  steal: 'take',
  stop: 'halt',
  take: 'pick up',
  talk: 'speak',
  tell: 'say to',
  throw: 'toss',
  touch: 'feel',
  turn: 'go',
  wait: 'stay a while',
  wake: 'rouse',
  walk: 'go',
  watch: 'keep an eye on',
};

const withoutEnds = (text: string): string => text.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '');

function withOtherVerb(clause: string): string[] {
  const [verb = '', ...others] = clause.split(' ');
  const other = OTHER_VERBS[verb.toLowerCase()];
  return other === undefined ? [] : [[other, ...others].join(' ')];
}

/** The words that a choice shares with its scene and with no other choice, as its object or person. */
function concerned(text: string, scene: string, others: readonly string[], language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const wordsOf = (whole: string) =>
    [...segmenter.segment(whole)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  const told = new Set(wordsOf(scene).map(foldedPhrase));
  const elsewhere = new Set(others.flatMap(wordsOf).map(foldedPhrase));
  return wordsOf(text).filter((word) => {
    const folded = foldedPhrase(word);
    return folded.length >= FEWEST_LETTERS && told.has(folded) && !elsewhere.has(folded);
  });
}

type Scene = Pick<StoryNode, 'text' | 'choices'>;

/**
 * Suggests phrases for a choice from its words and those of its scene: each clause, the words in quotes, a
 * synonym of the verb, and its object. Leaves out phrases that could mean another choice of the scene.
 */
export function suggestedPhrases({ text: scene, choices }: Scene, index: number, language: string): string[] {
  const choice = choices[index];
  if (!choice || choice.text.trim() === '') return [];
  const others = choices.filter((_, at) => at !== index);
  const sentences = choice.text.replaceAll(QUOTES, '').split(SENTENCE_ENDS);
  const clauses = sentences.flatMap((sentence) => sentence.split(CLAUSE_ENDS)).map(withoutEnds);
  const halves = [...clauses, ...sentences.map(withoutEnds)].filter(isOfSeveralWords);
  const spoken = [...choice.text.matchAll(QUOTED)].map(([, double, single]) =>
    withoutEnds(double ?? single!),
  );
  const verbs = language === 'en' ? clauses.flatMap(withOtherVerb) : [];
  const about = concerned(
    choice.text,
    scene,
    others.map(({ text }) => text),
    language,
  ).slice(0, 2);
  return freePhrases([...spoken, ...halves, ...verbs, ...about], choices).slice(0, SUGGESTED);
}

const isOfSeveralWords = (phrase: string): boolean => phrase.includes(' ');

/** Drops duplicates, phrases that are too long, and phrases that a choice of the scene already has. */
export function freePhrases(phrases: readonly string[], choices: readonly StoryChoice[]): string[] {
  const taken = new Set(choices.flatMap(({ text, said = [] }) => [text, ...said]).map(foldedPhrase));
  const offered: string[] = [];
  for (const phrase of phrases) {
    const folded = foldedPhrase(phrase);
    if (folded === '' || taken.has(folded) || phrase.length > SAID_TEXT_MAX) continue;
    if (phrase.split(' ').length > WORDS_MOST) continue;
    taken.add(folded);
    offered.push(lowered(phrase));
  }
  return offered;
}

/** Lowercases the first letter, unless the word has other capitals. */
const lowered = (phrase: string): string =>
  /^(?!I\s)\p{Lu}\p{Ll}*\s/u.test(phrase) ? phrase[0]!.toLowerCase() + phrase.slice(1) : phrase;
