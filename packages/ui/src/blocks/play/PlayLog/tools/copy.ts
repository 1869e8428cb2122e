import { Copy } from 'lucide-react';
import type { TurnTool } from './turnTool.ts';

/** Copies the text of a turn. */
export const copy: TurnTool<'copy'> = {
  name: 'copy',
  icon: Copy,
  label: ({ play }) => play.copy,
  isOffered: ({ actions }) => Boolean(actions.copy),
  perform: (actions, entry) => actions.copy?.(entry),
};
