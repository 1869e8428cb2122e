export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Right-to-left scripts. */
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

/** The script in a tag, or the usual one of its language. */
function scriptOf(language: string): string {
  try {
    return `${new Intl.Locale(language).maximize().script}`;
  } catch {
    return ''; // not a language tag
  }
}
