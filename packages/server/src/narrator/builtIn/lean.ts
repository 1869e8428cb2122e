import { draw } from './draw.ts';
import type { Turn } from './Turn.ts';

/** From which turn in a scene the story presses. */
const FIRST_NUDGE = 3;
const LAST_NUDGE = 5;

/** What leads back to the choice, more and more plainly the longer a scene lasts. */
export function lean(turn: Turn, fits?: (text: string) => boolean): string | null {
  const wish = fits ? { fits } : {};
  const kind = kindOf(turn);
  return draw(turn, kind, wish) ?? (kind === 'lean' ? null : draw(turn, 'lean', wish));
}

function kindOf({ task: { state, scene, choices } }: Turn): string {
  const turns = state.turns_in_node;
  if (choices.length === 0 || turns < FIRST_NUDGE) return 'lean';
  if (turns === LAST_NUDGE || (scene.max_turns !== null && turns === scene.max_turns - 1)) return 'nudge.3';
  return turns > LAST_NUDGE ? 'lean' : `nudge.${turns - FIRST_NUDGE + 1}`;
}

/** An open scene that has lasted as long as its author wanted goes on in few words. */
export const isOverdue = ({ task: { state, scene, choices } }: Turn): boolean =>
  scene.mode === 'open' &&
  choices.length > 0 &&
  scene.max_turns !== null &&
  state.turns_in_node >= scene.max_turns;
