const STRAIGHT = /["']/g;
/** After these, with asterisks between, a quotation opens. */
const BEFORE_OPENING = /(?:^|[\s([{“‘«])\**$/u;
const DASH_BEFORE = /[-–—]\**$/u;
const LETTER_AFTER = /^\**[\p{L}\p{N}]/u;
/** Words that begin with an apostrophe: 'tis, 'em, '90s. */
const CLIPPED = /^(?:tis|twas|twere|twill|em|til|till|cause|cos|bout|round|neath|n|\d\ds?)(?![\p{L}\p{N}])/iu;

/**
 * Replaces typewriter quotation marks and apostrophes with printed ones, character for character, so that places in
 * the text stay where they are. All languages of the catalogue print “ ” and ‘ ’.
 */
export function curlyQuotes(text: string): string {
  if (!text.includes("'") && !text.includes('"')) return text;
  let printed = '';
  let readTo = 0;
  for (const { 0: mark, index } of text.matchAll(STRAIGHT)) {
    printed += text.slice(readTo, index);
    printed += curlyMark(mark, printed.slice(-8), text.slice(index + 1, index + 10));
    readTo = index + 1;
  }
  return printed + text.slice(readTo);
}

function curlyMark(mark: string, before: string, after: string): string {
  const opens = BEFORE_OPENING.test(before) || (DASH_BEFORE.test(before) && LETTER_AFTER.test(after));
  if (mark === '"') return opens ? '“' : '”';
  return opens && !CLIPPED.test(after) ? '‘' : '’';
}
