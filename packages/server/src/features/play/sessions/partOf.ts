import type { SessionRow } from '../stored/sessionsRepository.ts';

/** The approximate size in bytes of this many turns of a session. */
export function partOf({ told_bytes, turns_told }: SessionRow, turns: number): number {
  return Math.round((Number(told_bytes) * Math.min(turns, turns_told)) / Math.max(1, turns_told));
}
