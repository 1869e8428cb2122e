import { CircleQuestionMark } from 'lucide-react';
import type { TurnTool } from './turnTool.ts';

/** Explains the newest turn. */
export const why: TurnTool<'why'> = {
  name: 'why',
  icon: CircleQuestionMark,
  label: ({ play }) => play.whyThis,
  place: 'newest',
  isOffered: ({ actions }) => Boolean(actions.openReasons),
  perform: ({ openReasons }, { turn_id }) => turn_id !== undefined && openReasons?.(turn_id),
  isToggle: true,
};
