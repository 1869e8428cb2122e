import { GitBranch } from 'lucide-react';
import type { TurnTool } from './turnTool.ts';

/** Begins a new game after an older turn. */
export const branch: TurnTool<'branch'> = {
  name: 'branch',
  icon: GitBranch,
  label: ({ play }) => play.branch,
  place: 'older',
  isOffered: ({ actions, isOffline }) => Boolean(actions.branch) && !isOffline,
  perform: (actions, entry) => actions.branch?.(entry),
};
