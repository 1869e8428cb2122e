import type { LogEntry } from '../blocks/play/logEntry.ts';

const PROSE =
  'The oar dips, and the lamps on the far bank come no nearer than they were. Somebody hums under the awning, and the river takes the tune and gives nothing back.';

/** A log of a given length, which repeats an action, its narrator and its text. */
export function longLog(length: number): LogEntry[] {
  return Array.from({ length }, (_, index) => {
    const turn = Math.floor(index / 3) + 1;
    const base = { id: `entry-${index}`, isHistorical: true };
    switch (index % 3) {
      case 0:
        return { ...base, type: 'user_action', content: `I row on, for the ${turn}th time.` };
      case 1:
        return { ...base, type: 'model_info', content: '', model_used: 'Tenali', credits_consumed: 1 };
      default:
        return { ...base, type: 'narrative', content: `Turn ${turn}. ${PROSE}` };
    }
  });
}
