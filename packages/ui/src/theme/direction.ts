export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Scripts whose letters run from right to left. */
const RTL = /^(?:Adlm|Ara[bn]|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)/;

/**
 * The direction in which a language is read, by its tag: `fa`, `ar-EG`, `pa-Arab`.
 *
 * @example
 * <html lang="ur" dir={directionOf('ur')} />
 */
export function directionOf(language: string): Direction {
  return RTL.test(scriptOf(language)) ? 'rtl' : 'ltr';
}

/** The script of a tag, or the one in which its language is most often written. */
function scriptOf(language: string): string {
  try {
    return `${new Intl.Locale(language).maximize().script}`;
  } catch {
    return ''; // no tag of a language
  }
}
