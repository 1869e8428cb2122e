import type { Piece, Value } from './pieces.ts';

/** Every value of a text in order, including nested ones. */
export function valuesIn(pieces: readonly Piece[]): Value[] {
  return pieces.flatMap((piece) => (piece.kind === 'text' ? [] : [piece, ...valuesIn(insideOf(piece))]));
}

function insideOf(value: Value): readonly Piece[] {
  if (value.kind === 'if') return [...value.told, ...value.otherwise];
  if (value.kind === 'count') return value.forms.flat();
  return value.otherwise ?? [];
}
