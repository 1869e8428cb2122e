export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Languages whose letters run from right to left, unless a tag says that others are used (`ur-Latn`). */
const RTL_LANGUAGE =
  /^(?:ar|arc|ckb|dv|fa|glk|he|iw|ji|ks|lrc|mzn|nqo|pnb|ps|sd|skr|syr|ug|ur|yi)\b(?!-[a-z]{4}\b)/i;
const RTL_SCRIPT = /-(?:adlm|arab|aran|hebr|mand|nkoo|rohg|samr|syrc|thaa)\b/i;

/**
 * The direction in which a language is read, by its tag: `fa`, `ar-EG`, `pa-Arab`.
 *
 * @example
 * <html lang="ur" dir={directionOf('ur')} />
 */
export function directionOf(language: string): Direction {
  return RTL_LANGUAGE.test(language) || RTL_SCRIPT.test(language) ? 'rtl' : 'ltr';
}
