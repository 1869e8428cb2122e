import { printCondition } from '../expressions/print.ts';
import { NAME } from '../expressions/tokens.ts';
import type { Piece } from './pieces.ts';

const BEGINNING = new RegExp(String.raw`\{(?=\s*(?:if\s|count\s+of\s|${NAME}\s*[|}]))`, 'gu');

/** Escapes words so that their braces are not read as values. */
export const plainText = (words: string): string => words.replaceAll(BEGINNING, String.raw`\{`);

/** Pieces as authors write them. */
export function writeText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => written(piece, plainText)).join('');
}

/** Escapes bars and braces, which have a meaning within a value. */
const withinValue = (words: string): string => words.replaceAll(/[{}|]/gu, String.raw`\$&`);

function written(piece: Piece, words: (text: string) => string): string {
  switch (piece.kind) {
    case 'text':
      return words(piece.text);
    case 'value':
      return piece.otherwise === null ? `{${piece.name}}` : `{${piece.name} |${parts([piece.otherwise])}}`;
    case 'count':
      return `{count of ${piece.name}:${parts(piece.forms)}}`;
    default: {
      const { condition, told, otherwise } = piece;
      return `{if ${printCondition(condition)}:${parts(otherwise.length === 0 ? [told] : [told, otherwise])}}`;
    }
  }
}

/**
 * Joins the parts with bars. A space separates each part from the bar; the closing brace follows directly unless that
 * would change the last part.
 */
function parts(all: readonly (readonly Piece[])[]): string {
  const texts = all.map((pieces) => pieces.map((piece) => written(piece, withinValue)).join(''));
  const text = ` ${texts.join(' | ')}`;
  return /[ \\]$/u.test(texts.at(-1) ?? '') ? `${text} ` : text;
}
