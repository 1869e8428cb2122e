/** Twice the maximum of an author's text; anything longer is shown as plain text. */
export const MARKDOWN_LENGTH_MAX = 20_000;
/** The maximum nesting of quotes and lists: the parser's stack grows with every level. */
export const MARKDOWN_NESTING_MAX = 20;

/** Signs within a line: ten thousand of emphasis take the parser a second, and nest as deep as a sixth of that. */
export const MARKDOWN_SIGNS_MAX = 1000;
const SIGNS = /[*_~&[\]\\]/g;
/** Signs of code and of tags: for the end of each, the parser may look through the whole text. */
export const MARKDOWN_SEARCHES_MAX = 100;
const SEARCHES = /[`<]/g;

/** Blocks of a text: the parser takes a second for some thousands of headings, and the square of it for twice as many. */
export const MARKDOWN_BLOCKS_MAX = 300;
/** The first sign of a line that may open a block or close one; letters go on with a paragraph. */
const OPENS_BLOCK = /^[ \t]*(?:[-=*+#>`~|<[\]_:]|\d)/;

/** Whether a text is safe to parse as markdown. It is untrusted: thousands of `>` would exhaust the stack. */
export function isSafeMarkdown(text: string): boolean {
  if (text.length > MARKDOWN_LENGTH_MAX) return false;
  if (countOf(SIGNS, text) > MARKDOWN_SIGNS_MAX || countOf(SEARCHES, text) > MARKDOWN_SEARCHES_MAX)
    return false;
  const lines = text.split(/\r\n?|\n/);
  if (blocksIn(lines) > MARKDOWN_BLOCKS_MAX) return false;
  return lines.every((line) => nestingOf(line) <= MARKDOWN_NESTING_MAX);
}

const countOf = (signs: RegExp, text: string): number => text.match(signs)?.length ?? 0;

const isBlank = (line = ''): boolean => line.trim() === '';

/** At least as many blocks as these lines can open. */
function blocksIn(lines: readonly string[]): number {
  return lines.filter((line, at) => !isBlank(line) && (OPENS_BLOCK.test(line) || isBlank(lines[at - 1])))
    .length;
}

/** At least as many quotes and list items as this line can open or go on with; counting stops beyond the limit. */
export function nestingOf(line: string): number {
  const marker = /[ \t]|>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/y;
  let markers = 0;
  let columns = 0;
  for (let match = marker.exec(line); match; match = marker.exec(line)) {
    if (match[0] === ' ') columns += 1;
    else if (match[0] === '\t') columns += 4;
    else markers += 1;
    if (markers > MARKDOWN_NESTING_MAX) break;
  }
  return markers + Math.floor(columns / 2);
}
