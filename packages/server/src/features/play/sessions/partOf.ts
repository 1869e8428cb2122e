import type { SessionRow } from '../stored/sessionsRepository.ts';

/** About how many bytes so many turns of a session take. */
export function partOf({ told_bytes, turns_told }: SessionRow, turns: number): number {
  return Math.round((Number(told_bytes) * Math.min(turns, turns_told)) / Math.max(1, turns_told));
}
