import type { LogEntry, VisitTurn } from '@kathaloka/ui';

/**
 * The notes of a turn, without a warning about credits that the visit has said in the same words: after a free turn as
 * many credits are left as before it.
 */
export function saidOnce(
  notes: readonly LogEntry[],
  warning: string | undefined,
  turns: readonly Pick<VisitTurn, 'notes'>[],
): readonly LogEntry[] {
  const isSaid = turns.some((turn) => turn.notes.some(({ content }) => content === warning));
  return warning !== undefined && isSaid ? notes.filter(({ content }) => content !== warning) : notes;
}
