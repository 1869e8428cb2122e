import { LRUCache } from 'lru-cache';

/** Lower case, without punctuation. Combining marks stay, because they are the vowels of Indian scripts. */
export function tokensOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((token) => token !== '');
}

export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A text prepared for searching phrases in it. */
export const searchable = (text: string): string => ` ${tokensOf(text).join(' ')} `;

const ARTICLE = /^(?:the|an?|your|his|her|their|my|our) (?=.)/;

/** Whether the text contains the phrase, in any case, with any article, in singular or plural. */
export const mentions = (text: string, phrase: string): boolean => timesMentioned(text, phrase) > 0;

export const timesMentioned = (text: string, phrase: string): number =>
  formsOf(phrase).reduce((sum, form) => sum + occurrences(text, form), 0);

/** The forms in which a searchable text mentions a phrase: without its article, in singular and plural. */
export function formsOf(phrase: string): string[] {
  const wanted = tokensOf(phrase).join(' ').replace(ARTICLE, '');
  if (wanted === '') return [];
  const forms = [wanted, `${wanted}s`];
  if (wanted.length > 3 && wanted.endsWith('s')) forms.push(wanted.slice(0, -1));
  return forms;
}

/** Counts overlapping matches: two neighbours share a space. */
function occurrences(text: string, words: string): number {
  let count = 0;
  let at = text.indexOf(` ${words} `);
  while (at >= 0) {
    count += 1;
    at = text.indexOf(` ${words} `, at + words.length + 1);
  }
  return count;
}

/** A sentence with its closing marks. The danda and the Urdu marks end a sentence, too. */
const SENTENCE = /[^.!?।۔؟]+(?:[.!?।۔؟]+['"’”)]*|$)/gu;

/** The sentences in the form in which they are compared: letters, marks and digits only. */
export function normalisedSentences(text: string): string[] {
  return (text.match(SENTENCE) ?? [])
    .map((sentence) => tokensOf(sentence).join(' '))
    .filter((sentence) => sentence !== '');
}

const told = new LRUCache<string, readonly string[]>({ max: 2000 });

/** Cached, because the next turns of a session ask for the sentences of the same text. */
export function toldSentences(text: string): readonly string[] {
  const known = told.get(text);
  if (known) return known;
  const sentences = normalisedSentences(text);
  told.set(text, sentences);
  return sentences;
}

export const firstTokens = (text: string): string => tokensOf(text).slice(0, 2).join(' ');

/** The paragraphs with their line breaks: joined, they are the text. */
export const paragraphsOf = (text: string): string[] => text.match(/[\s\S]+?(?:\n{2,}|$)/g) ?? [];

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
