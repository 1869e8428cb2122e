import type { Language } from '@kathaloka/contract/entities';

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The direction in which a language is read. */
export function directionOf(language: Language): Direction {
  return language === 'ur' ? 'rtl' : 'ltr';
}
