import { fromPlayer } from '../narrator/entries/fromPlayer.ts';
import { recalled } from '../narrator/entries/recall.ts';

/** One example a line, its columns between bars: what is typed, what is asked, and more. */
export const examples = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));

const PRESENT = ['Meher', 'Kasam', 'मेहर', 'कासम', 'مہر', 'قاسم'];

/** What is quoted to a player who has typed a line and then asks. */
export function toldBack(language: string, typed: string, asked: string): string | null {
  const scene = { language, present: PRESENT };
  return recalled(asked, fromPlayer(typed, scene).toReversed(), scene)?.quote ?? null;
}
