import type { Language } from '@kathaloka/contract/entities';

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * The direction in which a language is read.
 *
 * @example
 * <html lang="ur" dir={directionOf('ur')} />
 */
export function directionOf(language: Language): Direction {
  return language === 'ur' ? 'rtl' : 'ltr';
}
