import { draw } from './draw.ts';
import type { Narration } from './Narration.ts';

/** The most turns before the last one of a scene in which the story urges the player. */
const URGED = 2;

/** Leads back to the choice, and urges the player where the story moves on by itself soon. */
export function nudge(turn: Narration, fits?: (text: string) => boolean): string | null {
  for (const kind of new Set([kindOf(turn), 'lean'])) {
    const text = draw(turn, kind, fits ? { fits } : {});
    if (text !== null) return text;
  }
  return null;
}

function kindOf({ task: { state, scene, choices } }: Narration): string {
  const { max_turns: last, isTimed = false } = scene;
  if (choices.length === 0 || !isTimed || last === null) return 'lean';
  const left = Math.max(0, last - state.turns_in_node);
  return left > URGED ? 'lean' : `nudge.${URGED + 1 - left}`;
}

/** Whether an open scene has reached its author's length. If so, it is told in few words. */
export const isOverdue = ({ task: { state, scene, choices } }: Narration): boolean =>
  scene.mode === 'open' &&
  choices.length > 0 &&
  scene.max_turns !== null &&
  state.turns_in_node > scene.max_turns;
