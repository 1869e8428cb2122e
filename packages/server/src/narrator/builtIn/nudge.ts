import { draw } from './draw.ts';
import type { Narration } from './Narration.ts';

/** The turns in a scene from which on the story urges the player, gently and then plainly. */
const FIRST_NUDGE = 3;
const LAST_NUDGE = 5;

const NUDGES = ['nudge.1', 'nudge.2', 'nudge.3'];

/** Leads back to the choice, more plainly the longer a scene lasts. */
export function nudge(turn: Narration, fits?: (text: string) => boolean): string | null {
  const { state, choices } = turn.task;
  const isLate = choices.length > 0 && state.turns_in_node > LAST_NUDGE;
  for (const kind of new Set([kindOf(turn), 'lean', ...(isLate ? NUDGES : [])])) {
    const text = draw(turn, kind, fits ? { fits } : {});
    if (text !== null) return text;
  }
  return null;
}

function kindOf({ task: { state, scene, choices } }: Narration): string {
  const turns = state.turns_in_node;
  const last = Math.min(LAST_NUDGE, scene.max_turns ?? Number.POSITIVE_INFINITY);
  if (choices.length === 0 || turns > last) return 'lean';
  if (turns === last) return 'nudge.3';
  return turns < FIRST_NUDGE ? 'lean' : `nudge.${turns - FIRST_NUDGE + 1}`;
}

/** Whether an open scene has reached its author's length. If so, it is told in few words. */
export const isOverdue = ({ task: { state, scene, choices } }: Narration): boolean =>
  scene.mode === 'open' &&
  choices.length > 0 &&
  scene.max_turns !== null &&
  state.turns_in_node > scene.max_turns;
