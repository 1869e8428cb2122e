/** Patterns for names and words in texts, in any script. */

export const LETTER = String.raw`[\p{L}\p{M}]`;
/** A word as part of a regular expression; `_` matches a space. */
export const spelt = (word: string): string =>
  word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('_', String.raw`\s+`);

const nameOf = (np: string): RegExp =>
  new RegExp(`(?<!${LETTER})${spelt(np.replace(/^(?:the|your|his|her) /i, ''))}(?!${LETTER}|['’])`, 'iu');

/** In languages with endings, a name is the beginning of a word. */
const nativeNameOf = (np: string): RegExp =>
  new RegExp(
    `(?<!${LETTER})${spelt(np)}${np.length > 3 ? '' : `(?!${LETTER})`}(?!\\s(?:का|के|की|کا|کے|کی)(?!${LETTER}))`,
    'u',
  );
export const isLatin = (np: string): boolean =>
  !/[^\p{ASCII}]/u.test(np.normalize('NFD').replaceAll(/\p{M}/gu, ''));
export const patternOf = (np: string): RegExp => (isLatin(np) ? nameOf(np) : nativeNameOf(np));

/**
 * Letters that a text must have to hold the name. This cheap check comes first, so that patterns are compiled
 * only for names that may occur.
 */
export const lettersOf = (np: string): string =>
  np
    .replace(/^(?:the|your|his|her) /i, '')
    .split(/[\s_]/)[0]!
    .toLowerCase();
