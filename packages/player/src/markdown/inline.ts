/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'em' | 'strong'; readonly of: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly of: readonly Inline[] }
  | { readonly kind: 'break' };

/** Emphasis nested deeper is shown unparsed. */
const DEPTH_MAX = 6;
const SIGN = /[\\`*_[\n]/g;
const ESCAPED = /[!-/:-@[-`{-~]/;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const LINK = /\[([^[\]]{1,500})\]\(([^\s()<>]{1,2000})(?:\s+"[^"]*")?\)/y;
const PROTOCOLS = /^(?:https?|mailto):/i;

/** Parses emphasis, code and links. Everything else is plain text, including HTML. */
export function inlinesOf(text: string, depth = 0): Inline[] {
  const found: Inline[] = [];
  let words = '';
  let at = 0;
  const push = (inline: Inline) => {
    if (words !== '') found.push({ kind: 'text', text: words });
    words = '';
    found.push(inline);
  };
  while (at < text.length) {
    SIGN.lastIndex = at;
    const next = SIGN.exec(text)?.index ?? text.length;
    words += text.slice(at, next);
    if (next === text.length) break;
    const read = pieceAt(text, next, depth);
    if (typeof read.piece === 'string') words += read.piece;
    else {
      if (read.piece.kind === 'break') words = words.replace(/ +$/, '');
      push(read.piece);
    }
    at = read.end;
  }
  if (words !== '') found.push({ kind: 'text', text: words });
  return found;
}

interface ReadPiece {
  readonly piece: Inline | string;
  readonly end: number;
}

function pieceAt(text: string, at: number, depth: number): ReadPiece {
  const sign = text[at]!;
  const asItStands = { piece: sign, end: at + 1 };
  if (sign === '\n') {
    const isBreak = text.slice(0, at).endsWith('  ');
    return { piece: isBreak ? { kind: 'break' } : ' ', end: at + 1 };
  }
  if (sign === '\\') {
    const next = text[at + 1];
    if (next === '\n') return { piece: { kind: 'break' }, end: at + 2 };
    return next !== undefined && ESCAPED.test(next) ? { piece: next, end: at + 2 } : asItStands;
  }
  if (depth >= DEPTH_MAX) return asItStands;
  if (sign === '`') return codeAt(text, at) ?? asItStands;
  if (sign === '[') return linkAt(text, at, depth) ?? asItStands;
  return emphasisAt(text, at, depth) ?? { piece: runAt(text, at), end: at + runAt(text, at).length };
}

function codeAt(text: string, at: number): ReadPiece | null {
  const end = text.indexOf('`', at + 1);
  return end > at + 1 ? { piece: { kind: 'code', text: text.slice(at + 1, end) }, end: end + 1 } : null;
}

function linkAt(text: string, at: number, depth: number): ReadPiece | null {
  LINK.lastIndex = at;
  const [whole, words = '', href = ''] = LINK.exec(text) ?? [];
  if (whole === undefined) return null;
  const of = inlinesOf(words, depth + 1);
  const end = at + whole.length;
  // links with other protocols become plain text
  return { piece: PROTOCOLS.test(href) && URL.canParse(href) ? { kind: 'link', href, of } : words, end };
}

/** A run of the same sign. */
function runAt(text: string, at: number): string {
  let end = at;
  while (text[end] === text[at]) end += 1;
  return text.slice(at, end);
}

/** `*em*`, `**strong**`, `***both***`, and the same with `_` outside of words. */
function emphasisAt(text: string, at: number, depth: number): ReadPiece | null {
  const run = runAt(text, at);
  const size = Math.min(run.length, 3);
  const begin = at + run.length;
  const after = text[begin];
  const isWithinWord = run.startsWith('_') && LETTER.test(text[at - 1] ?? ' ');
  if (run.length > 3 || after === undefined || /\s/.test(after) || isWithinWord) return null;
  const end = closing(text, begin, run);
  if (end < 0) return null;
  const of = inlinesOf(text.slice(begin, end), depth + 1);
  if (size === 3) return { piece: { kind: 'em', of: [{ kind: 'strong', of }] }, end: end + 3 };
  return { piece: { kind: size === 1 ? 'em' : 'strong', of }, end: end + size };
}

/** The index where the same signs close the emphasis; −1 if nowhere. */
function closing(text: string, from: number, run: string): number {
  for (let at = text.indexOf(run, from); at >= 0; at = text.indexOf(run, at)) {
    const found = runAt(text, at);
    const isAlone = found.length === run.length && text[at - 1] !== '\\';
    const isWithinWord = run.startsWith('_') && LETTER.test(text[at + run.length] ?? ' ');
    if (isAlone && at > from && !/\s/.test(text[at - 1]!) && !isWithinWord) return at;
    at += found.length;
  }
  return -1;
}
