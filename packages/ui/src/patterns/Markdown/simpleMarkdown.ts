/** A piece of a line: as it is, emphasised or strong. */
export interface SimplePiece {
  readonly text: string;
  readonly tag?: 'em' | 'strong';
}

/** A paragraph, or the items of a list. */
export type SimpleBlock =
  | { readonly kind: 'paragraph'; readonly pieces: readonly SimplePiece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly SimplePiece[])[] };

/** What the parser would read otherwise than letter by letter, beside what is read here. */
const OTHER_SIGNS = /[_`[\]<>&~|\\#\t\r\f\v\u00A0]|^[ =+]|^\d+[.)]|[ ]$|^[^\S\n]/m;
const ITEM = /^- (?=[^\s\-+=*\d]|\*+[^\s*])/;
/** A letter after the first asterisks, and a space or a sign after the last: nothing that could be read in two ways. */
const EMPHASIS = /(?<=^|[ \n(])(\*{1,2})(?=[\p{L}\p{N}])([^*]*[\p{L}\p{N}\p{M}.!?।۔])\1(?=$|[ \n.,;:!?)])/gu;

/**
 * The blocks of a text that has paragraphs, plain lists and emphasis only, as nearly all have: the parser is larger than
 * the rest of a page. Null for every other text, also for one that may be read in two ways.
 */
export function simpleMarkdown(text: string): readonly SimpleBlock[] | null {
  const whole = text.replace(/^\n+|\n+$/g, '');
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
