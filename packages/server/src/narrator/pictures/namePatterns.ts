/** How names and other words are found in a text, whatever script they are in. */

export const LETTER = String.raw`[\p{L}\p{M}]`;
/** The letters of a word in a regular expression; `_` is a space. */
export const spelt = (word: string): string =>
  word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('_', String.raw`\s+`);

const nameOf = (np: string): RegExp =>
  new RegExp(`(?<!${LETTER})${spelt(np.replace(/^(?:the|your|his|her) /i, ''))}(?!${LETTER}|['’])`, 'iu');

/** In languages that attach endings, a name is the beginning of a word. */
const nativeNameOf = (np: string): RegExp =>
  new RegExp(
    `(?<!${LETTER})${spelt(np)}${np.length > 3 ? '' : `(?!${LETTER})`}(?!\\s(?:का|के|की|کا|کے|کی)(?!${LETTER}))`,
    'u',
  );
export const isLatin = (np: string): boolean =>
  !/[^\p{ASCII}]/u.test(np.normalize('NFD').replaceAll(/\p{M}/gu, ''));
export const patternOf = (np: string): RegExp => (isLatin(np) ? nameOf(np) : nativeNameOf(np));

/**
 * What tells without a pattern that a name stands nowhere in a text: of thousands of names in a long lore, patterns are
 * compiled and searched for those alone whose letters are there.
 */
export const lettersOf = (np: string): string =>
  np
    .replace(/^(?:the|your|his|her) /i, '')
    .split(/[\s_]/)[0]!
    .toLowerCase();
