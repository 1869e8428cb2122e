import { RefreshCw } from 'lucide-react';
import type { TurnTool } from './turnTool.ts';

/** Tells the newest turn another way, for the cost of its model. */
export const retell: TurnTool<'retell'> = {
  name: 'retell',
  icon: RefreshCw,
  label: ({ play }, { retellCost }) => (retellCost === undefined ? play.retell : play.retellFor(retellCost)),
  place: 'newest',
  isOffered: ({ actions, isCompleted, isOffline }) => Boolean(actions.retell) && !isCompleted && !isOffline,
  perform: (actions) => actions.retell?.(),
  takesTurn: true,
};
