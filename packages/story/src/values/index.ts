export type { Piece, ReadText, TextPiece, Value, ValueFault } from './pieces.ts';
export { readText } from './readText.ts';
export { formOf, type ToldNames, toldText, type TellingOf } from './toldText.ts';
export { valuesIn } from './valuesIn.ts';
export { plainText, writeText } from './writeText.ts';
