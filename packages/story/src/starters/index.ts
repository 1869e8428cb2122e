import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { StarterStory } from './starter.ts';
import { inWords, type StarterWords } from './starterWords.ts';

export type { StarterStory } from './starter.ts';

/** A starter story that is not loaded yet. */
export interface StarterOffer {
  /** Never changes, because translations are found by this key. */
  readonly key: 'fork' | 'trial' | 'journey' | 'mystery' | 'courtship';
  /** What the starter teaches an author, in a few words. */
  readonly teaches: string;
  readonly load: () => Promise<StarterStory>;
  /** Its translations. */
  readonly words: Readonly<Partial<Record<InterfaceLanguage, () => Promise<StarterWords>>>>;
}

/** Stories to begin from instead of a blank page. Each is loaded when it is chosen. */
export const starters: readonly StarterOffer[] = [
  {
    key: 'fork',
    teaches: 'A fork in the road: choices, effects, and scenes where roads join',
    load: async () => (await import('./fork.ts')).fork,
    words: {
      hi: async () => (await import('./hi/fork.ts')).fork,
      ur: async () => (await import('./ur/fork.ts')).fork,
    },
  },
  {
    key: 'trial',
    teaches: 'A trial: counting what a player has found out',
    load: async () => (await import('./trial.ts')).trial,
    words: {
      hi: async () => (await import('./hi/trial.ts')).trial,
      ur: async () => (await import('./ur/trial.ts')).trial,
    },
  },
  {
    key: 'journey',
    teaches: 'A journey with a resource: something to spend, and an open scene',
    load: async () => (await import('./journey.ts')).journey,
    words: {
      hi: async () => (await import('./hi/journey.ts')).journey,
      ur: async () => (await import('./ur/journey.ts')).journey,
    },
  },
  {
    key: 'mystery',
    teaches: 'A mystery with clues: a place to return to, and an answer to give once',
    load: async () => (await import('./mystery.ts')).mystery,
    words: {
      hi: async () => (await import('./hi/mystery.ts')).mystery,
      ur: async () => (await import('./ur/mystery.ts')).mystery,
    },
  },
  {
    key: 'courtship',
    teaches: 'A courtship: a feeling that rises and falls unseen',
    load: async () => (await import('./courtship.ts')).courtship,
    words: {},
  },
];

/** The language in which a starter is loaded for a user with the interface language `wanted`. */
export const starterLanguage = ({ words }: StarterOffer, wanted: InterfaceLanguage): InterfaceLanguage =>
  words[wanted] ? wanted : 'en';

/** Loads a starter in a language, or in English if it is not translated. */
export async function loadStarter(offer: StarterOffer, language: InterfaceLanguage): Promise<StarterStory> {
  const [story, words] = await Promise.all([offer.load(), offer.words[language]?.()]);
  return words ? inWords(story, words) : story;
}
