import { Share2 } from 'lucide-react';
import type { TurnTool } from './turnTool.ts';

/** Makes a link to a turn, from which others play on. */
export const shareFromHere: TurnTool<'shareFromHere'> = {
  name: 'shareFromHere',
  icon: Share2,
  label: ({ play }) => play.shareFromHere,
  isOffered: ({ actions, isOffline }) => Boolean(actions.shareFromHere) && !isOffline,
  perform: (actions, entry) => actions.shareFromHere?.(entry),
};
