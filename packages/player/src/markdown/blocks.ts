import { type Inline, inlinesOf } from './inline.ts';

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly of: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'rule' };

/** Texts with more characters or signs are shown unparsed, because parsing would take too long. */
const LENGTH_MAX = 20_000;
const SIGNS_MAX = 1000;
const QUOTES_MAX = 5;

const RULE = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const HEADING = /^ {0,3}#{1,6} +(.*?)(?: +#+)? *$/;
const ITEM = /^ {0,3}(?:[-*+]|(\d{1,9})[.)]) +(.*)$/;
const QUOTE = /^ {0,3}> ?(.*)$/;

/** Parses the subset of Markdown that stories use, without HTML and pictures. */
export function blocksOf(text: string): Block[] {
  const signs = text.match(/[*_`[\]\\]/g)?.length ?? 0;
  if (text.length > LENGTH_MAX || signs > SIGNS_MAX) return plain(text);
  return read(text.split(/\r\n?|\n/), 0);
}

const plain = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ kind: 'paragraph', of: [{ kind: 'text', text: part.trim() }] }));

function read(lines: readonly string[], quotes: number): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    if (line.trim() === '') at += 1;
    else if (RULE.test(line)) {
      blocks.push({ kind: 'rule' });
      at += 1;
    } else if (HEADING.test(line)) {
      blocks.push({ kind: 'heading', of: inlinesOf(HEADING.exec(line)![1]!) });
      at += 1;
    } else {
      const end = endOf(lines, at, quotes);
      blocks.push(blockIn(lines.slice(at, end), quotes));
      at = end;
    }
  }
  return blocks;
}

type Kind = 'quote' | 'list' | 'paragraph';

const kindOf = (line: string, quotes: number): Kind =>
  quotes < QUOTES_MAX && QUOTE.test(line) ? 'quote' : ITEM.test(line) ? 'list' : 'paragraph';

/** The end of a block that begins on a line: an empty line, or the beginning of another block. */
function endOf(lines: readonly string[], from: number, quotes: number): number {
  const kind = kindOf(lines[from]!, quotes);
  let at = from + 1;
  for (; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.trim() === '' || RULE.test(line) || HEADING.test(line)) break;
    const other = kindOf(line, quotes);
    // a plain line continues a list item or a quote
    if (other !== kind && other !== 'paragraph') break;
  }
  return at;
}

function blockIn(lines: readonly string[], quotes: number): Block {
  const kind = kindOf(lines[0]!, quotes);
  if (kind === 'quote') {
    const inside = lines.map((line) => QUOTE.exec(line)?.[1] ?? line);
    return { kind: 'quote', blocks: read(inside, quotes + 1) };
  }
  if (kind === 'paragraph')
    return {
      kind,
      of: inlinesOf(
        lines
          .map((line) => line.trimStart())
          .join('\n')
          .trimEnd(),
      ),
    };
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2]!);
    else items[items.length - 1] += `\n${line.trim()}`;
  }
  return {
    kind,
    isOrdered: ITEM.exec(lines[0]!)![1] !== undefined,
    items: items.map((item) => inlinesOf(item)),
  };
}
