import { Volume2, VolumeX } from 'lucide-react';
import type { TurnTool } from './turnTool.ts';

/** Starts and stops reading aloud. */
export const readAloud: TurnTool<'read_aloud'> = {
  name: 'read_aloud',
  icon: Volume2,
  activeIcon: VolumeX,
  label: ({ play }, { isActive }) => (isActive ? play.stopReading : play.readAloud),
  isOffered: ({ actions }) => Boolean(actions.readAloud),
  perform: (actions, entry) => actions.readAloud?.(entry),
};
