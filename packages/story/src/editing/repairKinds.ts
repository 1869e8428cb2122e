import type { FindingKind } from '../findingKinds.ts';

/** What is repaired without a decision of the author's, with the findings that it takes away. */
export const REPAIRS = {
  /** Scenes that no way leads to become notes of the scenes before them. */
  unreached: ['unreachable scene'],
  /** Scenes that are named and not there are added, still to be written. */
  missing: ['dangling target'],
  /** Where players cannot go on, or never out, there is an ending. */
  unended: ['dead end', 'trap', 'loop without exit'],
  /** Choices that nobody can tell from one before them get words of their own. */
  hidden: ['choice hidden'],
} as const satisfies Record<string, readonly FindingKind[]>;
export type Repair = keyof typeof REPAIRS;

/** The repair of a finding, if it has a mechanical one. */
export function repairOf(kind: FindingKind): Repair | undefined {
  return (Object.keys(REPAIRS) as Repair[]).find((repair) =>
    (REPAIRS[repair] as readonly FindingKind[]).includes(kind),
  );
}
