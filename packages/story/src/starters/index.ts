import type { StarterStory } from './starter.ts';

export type { StarterStory } from './starter.ts';

/** A starter story before it is loaded. */
export interface StarterOffer {
  /** Never changes: words of other languages are found by it. */
  readonly key: 'fork' | 'trial' | 'journey' | 'mystery' | 'courtship';
  /** What is learned from it, in a few words. */
  readonly teaches: string;
  readonly load: () => Promise<StarterStory>;
}

/** Stories to begin from instead of a blank page; each is loaded when it is chosen. */
export const starters: readonly StarterOffer[] = [
  {
    key: 'fork',
    teaches: 'A fork in the road: choices, effects, and scenes where roads join',
    load: async () => (await import('./fork.ts')).fork,
  },
  {
    key: 'trial',
    teaches: 'A trial: counting what a player has found out',
    load: async () => (await import('./trial.ts')).trial,
  },
  {
    key: 'journey',
    teaches: 'A journey with a resource: something to spend, and an open scene',
    load: async () => (await import('./journey.ts')).journey,
  },
  {
    key: 'mystery',
    teaches: 'A mystery with clues: a place to return to, and an answer to give once',
    load: async () => (await import('./mystery.ts')).mystery,
  },
  {
    key: 'courtship',
    teaches: 'A courtship: a feeling that rises and falls unseen',
    load: async () => (await import('./courtship.ts')).courtship,
  },
];
