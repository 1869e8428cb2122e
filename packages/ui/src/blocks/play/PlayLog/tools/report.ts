import { Flag } from 'lucide-react';
import type { TurnTool } from './turnTool.ts';

/** Reports a turn to the administrators. */
export const report: TurnTool<'report'> = {
  name: 'report',
  icon: Flag,
  label: (words) => words.report.open,
  isOffered: ({ actions, isOffline }) => Boolean(actions.report) && !isOffline,
  perform: (actions, entry) => actions.report?.(entry),
};
