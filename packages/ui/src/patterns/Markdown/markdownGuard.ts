/** Twice the maximum length of an author's text; anything longer is shown as plain text. */
export const MARKDOWN_LENGTH_MAX = 20_000;
/** The maximum nesting of quotes and lists: the parser's stack grows with every level. */
export const MARKDOWN_NESTING_MAX = 20;

/** The maximum number of inline markup characters: for ten thousand the parser takes a second. */
export const MARKDOWN_SIGNS_MAX = 1000;
const SIGNS = /[*_~&[\]\\]/g;
/** The maximum number of code and tag characters: for each, the parser may search the whole text. */
export const MARKDOWN_SEARCHES_MAX = 100;
const SEARCHES = /[`<]/g;

/** The maximum number of blocks: the parser's time grows quadratically, to a second for some thousands. */
export const MARKDOWN_BLOCKS_MAX = 300;
/** The first character of a line that may open or close a block; letters continue a paragraph. */
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

/** An upper bound of the number of blocks in these lines. */
function blocksIn(lines: readonly string[]): number {
  return lines.filter((line, at) => !isBlank(line) && (OPENS_BLOCK.test(line) || isBlank(lines[at - 1])))
    .length;
}

/** An upper bound of the quotes and list items that nest in this line; counting stops beyond the limit. */
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
