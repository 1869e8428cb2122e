import type { FindingKind } from '../findingKinds.ts';

/** Repairs that need no decision of the author, with the findings that they fix. */
export const REPAIRS = {
  /** Turns unreachable scenes into notes on the scenes before them. */
  unreached: ['unreachable scene'],
  /** Adds missing scenes, still to be written. */
  missing: ['dangling target', 'scene missing'],
  /** Adds an ending where players get stuck. */
  unended: ['dead end', 'trap', 'loop without exit'],
  /** Gives each hidden choice a text of its own. */
  hidden: ['choice hidden'],
} as const satisfies Record<string, readonly FindingKind[]>;
export type Repair = keyof typeof REPAIRS;

/** The repair of a finding, if it has a mechanical one. */
export function repairOf(kind: FindingKind): Repair | undefined {
  return (Object.keys(REPAIRS) as Repair[]).find((repair) =>
    (REPAIRS[repair] as readonly FindingKind[]).includes(kind),
  );
}
