import type { NarrationTask } from '../Narrator.ts';
import { hash } from './dice.ts';
import type { InputParser } from './InputParser.ts';
import type { Notes } from './notes.ts';

/** A choice phrased as something to do. */
export interface Intended {
  readonly key: number;
  readonly intention: string;
}

/**
 * Up to two choices to suggest, the least suggested of this scene first, because a fragment may name only the
 * first. Ties keep the author's order.
 */
export function leastSuggested(
  { kind, story, choices }: NarrationTask,
  parser: InputParser,
  notes: Notes,
): Intended[] {
  if (kind === 'scene') return [];
  const intended = choices.flatMap((choice) => {
    const intention = parser.intention(choice, story.language);
    return intention === null ? [] : [{ key: hash(choice), intention }];
  });
  const times = new Map(notes.leaned);
  return intended
    .toSorted((one, other) => (times.get(one.key) ?? 0) - (times.get(other.key) ?? 0))
    .slice(0, 2);
}

export function countSuggested(notes: Notes, suggested: readonly Intended[]): void {
  const times = new Map(notes.leaned);
  for (const { key } of suggested) times.set(key, (times.get(key) ?? 0) + 1);
  notes.leaned = [...times];
}
