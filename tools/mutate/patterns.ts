/** A removable part of a pattern: the rest is still a pattern. */
export interface PatternPart {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Matches a class of single characters, and a group of words. */
const CLASS = /(?<!\\)\[\^?((?:\\[^dDwWsSpPuxcbB]|[^\]\\-])+)\]/gu;
const MEMBER = /\\.|./gsu;
const GROUP = /(?<!\\)\((?:\?:)?([^()|[\]]+(?:\|[^()|[\]]+)+)\)/gu;

/** Each member of such a class and each alternative of such a group, in the literal of a regular expression. */
export function partsOfPattern(literal: string): PatternPart[] {
  const members = [...literal.matchAll(CLASS)].flatMap((found) => {
    const inside = found[1]!;
    const start = found.index + found[0].length - 1 - inside.length;
    const each = [...inside.matchAll(MEMBER)];
    return each.length < 2 ? [] : each.map(({ 0: text, index }) => part(literal, start + index, text));
  });
  const words = [...literal.matchAll(GROUP)].flatMap((found) => {
    const inside = found[1]!;
    let at = found.index + found[0].length - 1 - inside.length;
    return inside.split('|').map((word, index, { length }) => {
      const text = index < length - 1 ? `${word}|` : `|${word}`;
      const from = index < length - 1 ? at : at - 1;
      at += word.length + 1;
      return part(literal, from, text);
    });
  });
  return [...members, ...words];
}

const part = (literal: string, from: number, text: string): PatternPart => {
  const to = from + text.length;
  return { from, to, text: literal.slice(from, to) };
};
