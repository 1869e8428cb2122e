import { curlyQuotes } from '@kathaloka/story/emphasis';

/** A piece of a line: plain, emphasised or strong. */
export interface SimplePiece {
  readonly text: string;
  readonly tag?: 'em' | 'strong';
}

/** A paragraph or a list. */
export type SimpleBlock =
  | { readonly kind: 'paragraph'; readonly pieces: readonly SimplePiece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly SimplePiece[])[] };

/** Characters that the parser would interpret, and that are not handled here. */
const OTHER_SIGNS = /[_`[\]<>&~|\\#\t\r\f\v\u00A0]|^[ =+]|^\d+[.)]|[ ]$|^[^\S\n]/m;
const ITEM = /^- (?=[^\s\-+=*\d]|\*+[^\s*])/;
/** Unambiguous emphasis: a letter after the first asterisks, and a space or punctuation after the last. */
const EMPHASIS = /(?<=^|[ \n(])(\*{1,2})(?=[\p{L}\p{N}])([^*]*[\p{L}\p{N}\p{M}.!?।۔])\1(?=$|[ \n.,;:!?)])/gu;

/**
 * Parses a text that has only paragraphs, plain lists and emphasis, as nearly all texts do: the real parser
 * is larger than the rest of a page. Null for every other text, including ambiguous ones.
 */
export function simpleMarkdown(text: string): readonly SimpleBlock[] | null {
  const whole = curlyQuotes(text.replace(/^\n+|\n+$/g, ''));
  if (whole === '' || OTHER_SIGNS.test(whole)) return null;
  const blocks = whole.split(/\n\n+/).map(blockOf);
  const isTwice = blocks.some((block, at) => block?.kind === 'list' && blocks[at - 1]?.kind === 'list');
  return isTwice || blocks.includes(null) ? null : (blocks as SimpleBlock[]);
}

function blockOf(block: string): SimpleBlock | null {
  const lines = block.split('\n');
  if (lines.every((line) => ITEM.test(line))) {
    const items = lines.map((line) => piecesOf(line.replace(ITEM, '')));
    return items.includes(null) ? null : { kind: 'list', items: items as SimplePiece[][] };
  }
  if (lines.some((line) => /^(?:-|\*+(?:\s|$))/.test(line))) return null;
  const pieces = piecesOf(block);
  return pieces && { kind: 'paragraph', pieces };
}

function piecesOf(text: string): SimplePiece[] | null {
  const pieces: SimplePiece[] = [];
  let end = 0;
  for (const { 0: whole, 1: signs, 2: inner, index } of text.matchAll(EMPHASIS)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: inner!, tag: signs === '*' ? 'em' : 'strong' });
    end = index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces.some((piece) => piece.text.includes('*')) ? null : pieces;
}
