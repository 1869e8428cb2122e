/** Judges a telling by rules that know nothing of how narrators work. */
import type { WireMessage } from '../fakeProvider/exchange.ts';
import type { PlantedFact, PlantedSecret } from './script.ts';
import type { AuthorSecret, World } from './World.ts';

/** The fewest words of a sentence that counts as repeated: shorter ones may occur twice in any tale. */
const REPEATED_WORDS = 6;
/** How many tellings back a repeated sentence is searched for. */
const REPEATED_WITHIN = 30;
/** The minimum shares of the player's own words in their speech, and of letters in the language's script. */
const OWN_SHARE = 0.5;
const SCRIPT_SHARE = 0.9;
/** The minimum share of common words in a longer text. */
const COMMON_SHARE = 0.12;
const SOME_WORDS = 12;
const SPEECH = /['‘“"«](?=\p{L})[^'’”"»\n]*(?:['’](?=\p{L})[^'’”"»\n]*)*['’”"»]/gu;

export const foldedWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const trimmedSentences = (text: string): string[] =>
  text.match(/[^.!?।۔؟\n]+[.!?।۔؟]*['’”"»]*/g)?.map((each) => each.trim()) ?? [];

const folded = (text: string): string => foldedWords(text).join(' ');

function says(text: string, forms: readonly string[]): boolean {
  const within = ` ${folded(text)} `;
  return forms.some((form) => within.includes(` ${folded(form)} `) || within.includes(` ${folded(form)}s `));
}

/** Whether a line of the prompt states this value of the subject. */
export function isAtHand({ subject, value }: PlantedFact, messages: readonly WireMessage[]): boolean {
  return messages
    .flatMap(({ content }) => content.split('\n'))
    .some((line) => says(line, value.forms) && saysMost(line, subject));
}

/**
 * Matches the words of a name that count, leaving out articles and the like: a fact may write "the salt well" as
 * `salt_well`.
 */
const NAMING = /^(?!(?:the|of|s|की|के|का|से|کی|کے|کا|سے)$)/;
const NAMED_SHARE = 2 / 3;

function saysMost(line: string, subject: string): boolean {
  const within = new Set(foldedWords(line.replaceAll('_', ' ')));
  const wanted = foldedWords(subject).filter((word) => NAMING.test(word));
  return wanted.filter((word) => within.has(word)).length >= wanted.length * NAMED_SHARE;
}

/** Whether the text tells the value, and does not just list all values. */
export function tellsFact({ kind, value }: PlantedFact, text: string): boolean {
  const others = kind.values.filter((other) => other !== value && says(text, other.forms));
  return says(text, value.forms) && others.length < 2;
}

/** Whether a person says where the thing is buried. The player's thoughts do not count. */
export function tellsSecret({ grave }: PlantedSecret, text: string): boolean {
  const spoken = text.match(SPEECH) ?? [];
  return spoken.some((speech) => says(speech, grave.forms));
}

/** Whether three consecutive sentences contain all parts of the secret, in any words. */
export function tellsAuthorSecret({ told_by }: AuthorSecret, text: string): boolean {
  const sentences = trimmedSentences(text);
  return sentences.some((_, at) => {
    const passage = sentences.slice(at, at + 3).join(' ');
    return told_by.every((part) => part.test(passage));
  });
}

/** Whether the text decides deeds, words or feelings that belong to the player. */
export function isPutInTheirMouth(world: World, text: string, line: string): boolean {
  const typed = new Set(foldedWords(line));
  const speaks = trimmedSentences(text).some((sentence) => {
    if (!world.youSay.test(sentence)) return false;
    const spoken = foldedWords((sentence.match(SPEECH) ?? []).join(' '));
    return spoken.length > 2 && spoken.filter((word) => typed.has(word)).length < spoken.length * OWN_SHARE;
  });
  if (speaks) return true;
  const [deed] = world.youDecide.exec(text.replaceAll(SPEECH, ' ')) ?? [];
  return deed !== undefined && !folded(line).includes(folded(deed.replace(/^you /i, '')));
}

/** Whether a sentence repeats one of the latest tellings. */
export function repeatsItself(text: string, before: readonly string[]): boolean {
  const told = new Set(before.slice(-REPEATED_WITHIN).flatMap(trimmedSentences).map(folded));
  return trimmedSentences(text).some((sentence) => {
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
  const words = foldedWords(text);
  if (!common || words.length < SOME_WORDS) return false;
  return words.filter((word) => common.test(word)).length / words.length < COMMON_SHARE;
}

export const hasStockPhrase = ({ stock }: World, text: string): boolean => stock.test(text);

/** The share of a prompt, from its beginning, that a server can reuse from the previous one. */
export function sharedPrefix(before: readonly WireMessage[], now: readonly WireMessage[]): number {
  const [one, other] = [before, now].map((messages) =>
    messages.map(({ role, content }) => `${role}\n${content}`).join('\n\n'),
  ) as [string, string];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return other.length === 0 ? 0 : same / other.length;
}
