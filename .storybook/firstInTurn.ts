import { type Rendering, TOGETHER } from './modes.ts';
import { oneInTurn } from './oneInTurn.ts';

const [ONE = [], OTHER = []] = TOGETHER;

/**
 * In eight turns the first story of a file of the library is read by axe once, and shown in each of its renderings once.
 * In the others it is left out: tests without a browser render it all the same.
 */
const LOOKS: readonly (Rendering | 'axe' | 'none')[] = [
  ONE,
  'none',
  'axe',
  'none',
  OTHER,
  'none',
  'none',
  'none',
];

export const isFirstTaken = (file: string, turn: number): boolean => oneInTurn(LOOKS, file, turn) !== 'none';

export const isFirstReadByAxe = (file: string, turn: number): boolean =>
  oneInTurn(LOOKS, file, turn) === 'axe';

export function modesOfFirst(file: string, turn: number): readonly Rendering[] {
  const look = oneInTurn(LOOKS, file, turn);
  return typeof look === 'string' ? [] : [look];
}
