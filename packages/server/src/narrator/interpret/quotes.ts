/** A part of a text, spoken or not. */
export interface Stretch {
  readonly text: string;
  readonly isSpoken: boolean;
}

const OPENING = /['"‘“«]/;
const CLOSING: Record<string, string> = { "'": "'’", '"': '"”', '‘': "’'", '“': '”"', '«': '»' };

/** Splits a text at its quotation marks. Ignores apostrophes between letters, and marks without a pair. */
export function stretchesOf(text: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const closes = OPENING.test(text[at]!) && !isLetter(text[at - 1]) ? closingAt(text, at) : -1;
    if (closes < 0) continue;
    found.push({ text: text.slice(from, at), isSpoken: false });
    found.push({ text: text.slice(at + 1, closes), isSpoken: true });
    from = closes + 1;
    at = closes;
  }
  found.push({ text: text.slice(from), isSpoken: false });
  return found.filter((stretch) => stretch.text.trim() !== '');
}

function closingAt(text: string, opens: number): number {
  const marks = CLOSING[text[opens]!] ?? '';
  for (let at = opens + 2; at < text.length; at += 1) {
    if (marks.includes(text[at]!) && !(isLetter(text[at - 1]) && isLetter(text[at + 1]))) return at;
  }
  return -1;
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}\p{M}]/u.test(char);
}
