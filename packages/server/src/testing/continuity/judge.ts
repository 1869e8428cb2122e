/** What a telling does well or ill, by rules that know nothing of how narrators work. */
import type { WireMessage } from '../fakeProvider/exchange.ts';
import type { PlantedFact, PlantedSecret } from './script.ts';
import type { AuthorSecret, World } from './World.ts';

/** Sentences of fewer words are said again in every tale. */
const REPEATED_WORDS = 6;
/** In how many tellings before a sentence still sounds repeated. */
const REPEATED_WITHIN = 30;
/** So many words of what the player is made to say may be their own. */
const OWN_SHARE = 0.5;
const SCRIPT_SHARE = 0.9;
/** The share of common words in a text of some length. */
const COMMON_SHARE = 0.12;
const SOME_WORDS = 12;
const SPEECH = /['‘“"«](?=\p{L})[^'’”"»\n]*(?:['’](?=\p{L})[^'’”"»\n]*)*['’”"»]/gu;

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?।۔؟\n]+[.!?।۔؟]*['’”"»]*/g)?.map((each) => each.trim()) ?? [];

const folded = (text: string): string => wordsOf(text).join(' ');

function says(text: string, forms: readonly string[]): boolean {
  const within = ` ${folded(text)} `;
  return forms.some((form) => within.includes(` ${folded(form)} `) || within.includes(` ${folded(form)}s `));
}

/** Whether some line that the model was given says it of this subject. */
export function isAtHand({ subject, value }: PlantedFact, messages: readonly WireMessage[]): boolean {
  return messages
    .flatMap(({ content }) => content.split('\n'))
    .some((line) => says(line, value.forms) && saysMost(line, subject));
}

/** Of a name, the words that must be there: a fact may say “the salt well” as `salt_well`. */
const NAMING = /^(?!(?:the|of|s|की|के|का|से|کی|کے|کا|سے)$)/;
const NAMED_SHARE = 2 / 3;

function saysMost(line: string, subject: string): boolean {
  const within = new Set(wordsOf(line.replaceAll('_', ' ')));
  const wanted = wordsOf(subject).filter((word) => NAMING.test(word));
  return wanted.filter((word) => within.has(word)).length >= wanted.length * NAMED_SHARE;
}

/** Rightly told: the value, and not every value that there is. */
export function tellsFact({ kind, value }: PlantedFact, text: string): boolean {
  const others = kind.values.filter((other) => other !== value && says(text, other.forms));
  return says(text, value.forms) && others.length < 2;
}

/** Somebody says it. What the player thinks of is not told. */
export function tellsSecret({ grave }: PlantedSecret, text: string): boolean {
  const spoken = text.match(SPEECH) ?? [];
  return spoken.some((speech) => says(speech, grave.forms));
}

/** In its own words or others: three sentences that have all that makes it. */
export function tellsAuthorSecret({ told_by }: AuthorSecret, text: string): boolean {
  const sentences = sentencesOf(text);
  return sentences.some((_, at) => {
    const passage = sentences.slice(at, at + 3).join(' ');
    return told_by.every((part) => part.test(passage));
  });
}

/** Deeds, words and feelings that are the player's own to give. */
export function isPutInTheirMouth(world: World, text: string, line: string): boolean {
  const typed = new Set(wordsOf(line));
  const speaks = sentencesOf(text).some((sentence) => {
    if (!world.youSay.test(sentence)) return false;
    const spoken = wordsOf((sentence.match(SPEECH) ?? []).join(' '));
    return spoken.length > 2 && spoken.filter((word) => typed.has(word)).length < spoken.length * OWN_SHARE;
  });
  if (speaks) return true;
  const [deed] = world.youDecide.exec(text.replaceAll(SPEECH, ' ')) ?? [];
  return deed !== undefined && !folded(line).includes(folded(deed.replace(/^you /i, '')));
}

/** Whether a sentence stood in one of the latest tellings before. */
export function repeatsItself(text: string, before: readonly string[]): boolean {
  const told = new Set(before.slice(-REPEATED_WITHIN).flatMap(sentencesOf).map(folded));
  return sentencesOf(text).some((sentence) => {
    const words = folded(sentence);
    return words.split(' ').length >= REPEATED_WORDS && told.has(words);
  });
}

const LETTERS = {
  Latin: /\p{scx=Latin}/gu,
  Devanagari: /\p{scx=Devanagari}/gu,
  Arabic: /\p{scx=Arabic}/gu,
} as const;
const SCRIPTS: Readonly<Record<string, keyof typeof LETTERS>> = { hi: 'Devanagari', ur: 'Arabic' };

export function isForeign({ language, common }: World, text: string): boolean {
  const letters = text.match(/[\p{L}\p{M}]/gu) ?? [];
  const own = text.match(LETTERS[SCRIPTS[language] ?? 'Latin'])?.length ?? 0;
  if (letters.length > 0 && own / letters.length < SCRIPT_SHARE) return true;
  const words = wordsOf(text);
  if (!common || words.length < SOME_WORDS) return false;
  return words.filter((word) => common.test(word)).length / words.length < COMMON_SHARE;
}

export const hasStockPhrase = ({ stock }: World, text: string): boolean => stock.test(text);

/** Which part of a prompt a server can reuse of the one before it, from its beginning on. */
export function sharedPrefix(before: readonly WireMessage[], now: readonly WireMessage[]): number {
  const [one, other] = [before, now].map((messages) =>
    messages.map(({ role, content }) => `${role}\n${content}`).join('\n\n'),
  ) as [string, string];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return other.length === 0 ? 0 : same / other.length;
}
