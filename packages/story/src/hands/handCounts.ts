import type { HandCount, Turn, TurnPart } from '@kathaloka/contract/entities';
import { HANDS } from '@kathaloka/contract/limits';
import { wordCount } from '../wordCounts.ts';
import { partsOf } from './partsOf.ts';

/** Counts the words of each hand, text by text. */
export function handCounter() {
  const counts = new Map<string, HandCount>();
  return {
    add(text: string, parts: readonly TurnPart[]): void {
      for (const { by, name, from, to } of parts) {
        const key = `${by} ${name ?? ''}`;
        const words = wordCount(text.slice(from, to)) + (counts.get(key)?.words ?? 0);
        counts.set(key, { by, ...(name !== undefined && { name }), words });
      }
    },
    /** The hands that have written something, in the order of `HANDS`. */
    counts: (): readonly HandCount[] =>
      [...counts.values()]
        .filter(({ words }) => words > 0)
        .toSorted((one, other) => HANDS.indexOf(one.by) - HANDS.indexOf(other.by)),
  };
}

/** How many words of these turns each hand has written. */
export function handCounts(
  turns: readonly Pick<Turn, 'ai_response' | 'model_used' | 'parts'>[],
): readonly HandCount[] {
  const counter = handCounter();
  for (const turn of turns) counter.add(turn.ai_response ?? '', partsOf(turn));
  return counter.counts();
}
