import type { NarrationTask } from '../Narrator.ts';
import type { SceneSheet } from '../sheets.ts';
import { countWords } from '../phrases.ts';

export type Situation =
  | 'bridge'
  | 'retold_scene'
  | 'open_first'
  | 'open_later'
  | 'open_on'
  | 'detour'
  | 'hold'
  | 'immerse';

export function situationOf({ kind, scene, choices }: NarrationTask): Situation {
  if (kind === 'setting') return 'immerse';
  if (kind === 'scene') {
    if (scene.mode === 'open') return 'open_first';
    return scene.mode === 'retold' ? 'retold_scene' : 'bridge';
  }
  if (kind === 'moment') return scene.mode === 'open' && choices.length === 0 ? 'open_on' : 'hold';
  return scene.mode === 'open' ? 'open_later' : 'detour';
}

interface Entered extends Pick<SceneSheet, 'mode'> {
  readonly kind: string;
  readonly input: string | null;
}

/** Whether a turn enters an author's scene that nothing has to join to what the player did: no model is called. */
export const isWithoutBridge = ({ kind, mode, input }: Entered): boolean =>
  kind === 'scene' && mode !== 'open' && mode !== 'retold' && input === null;

/** The length to ask for, in words. */
export function wordLimits(situation: Situation, { scene }: NarrationTask): { min: number; max: number } {
  const words = countWords(scene.text);
  switch (situation) {
    case 'bridge':
      return { min: 15, max: 45 };
    case 'retold_scene':
      return { min: Math.max(20, tens(words * 0.8)), max: tens(words * 1.2) + 30 };
    case 'open_first':
      return { min: 80, max: 150 };
    case 'detour':
      return { min: 40, max: 90 };
    case 'hold':
      return { min: 40, max: 80 };
    default:
      return { min: 60, max: 110 };
  }
}

const tens = (words: number): number => Math.round(words / 10) * 10;

/**
 * How strongly a scene presses for a decision, the most at its last turn. Only where the story moves on by
 * itself then: elsewhere nothing would follow. The state is the one after the turn.
 */
export function nudgeOf({ kind, scene, state, choices }: NarrationTask): 1 | 2 | 3 | null {
  const { max_turns: last, isTimed = false } = scene;
  if (kind === 'scene' || kind === 'setting' || choices.length === 0 || !isTimed || last === null)
    return null;
  const turns = state.turns_in_node;
  if (turns >= last) return 3;
  if (turns === last - 1) return 2;
  return turns === last - 2 && turns > 0 ? 1 : null;
}
