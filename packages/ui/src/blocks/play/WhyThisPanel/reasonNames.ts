import type { TurnReasons } from '@kathaloka/contract/entities';
import type { Words } from '../../../words/en.ts';

/** The name of the sentence that says how the player came to a turn. */
export function wayName({
  came,
  turn_in_scene,
}: Pick<TurnReasons, 'came' | 'turn_in_scene'>): keyof Words['reasons']['came'] {
  const hasMovedOn = turn_in_scene === 1;
  switch (came.by) {
    case 'choice':
      return hasMovedOn ? 'choice' : 'side_path';
    case 'free_text':
      return hasMovedOn ? 'understood' : 'free_text';
    case 'continue':
      return hasMovedOn ? 'only_way' : 'continue';
    case 'retelling':
      return came.text === null ? 'retold' : 'retelling';
    default:
      return came.by;
  }
}

/** The maximum number of steps that count as a few. */
const FEW = 4;

/** The name of the sentence that says how far an ending is, without giving one away. */
export function distanceName({
  steps_to_ending,
}: Pick<TurnReasons, 'steps_to_ending'>): keyof Words['reasons']['distance'] {
  if (steps_to_ending === null) return 'unknown';
  if (steps_to_ending === 0) return 'ended';
  if (steps_to_ending === 1) return 'one_step';
  return steps_to_ending <= FEW ? 'few_steps' : 'far';
}
