/** Writes text as HTML entities, so that nothing in it has a meaning until it is decoded. */
export function asEntities(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** Replaces everything between two delimiters, in one pass. */
export function replaceBetween(
  text: string,
  [open, close]: readonly [string, string],
  replacement: (inside: string) => string,
): string {
  let result = '';
  let at = 0;
  for (;;) {
    const begin = text.indexOf(open, at);
    const end = begin < 0 ? -1 : text.indexOf(close, begin + open.length);
    if (end < 0) return result + text.slice(at);
    result += text.slice(at, begin) + replacement(text.slice(begin + open.length, end));
    at = end + close.length;
  }
}
