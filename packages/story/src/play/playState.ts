import type { TurnCheck } from '@kathaloka/contract/entities';
import type { ChangingState, StoryState } from '../state.ts';

/** The state of a session after a turn, as plain JSON. Stored with each turn. */
export interface PlayState {
  /** The current scene. Null in a story without a graph, which plays as one open scene. */
  readonly node: string | null;
  /** How many turns the player has spent in the scene. */
  readonly turns_in_node: number;
  /** The scenes entered so far, each once, in order of first entry. */
  readonly scenes: readonly string[];
  /** How many scenes were entered, including repeated entries. */
  readonly path_length: number;
  readonly choices_made: number;
  readonly current_xp: number;
  /** Authors choose the names, so these are pairs and not keys of an object. */
  readonly numbers: readonly (readonly [name: string, value: number])[];
  readonly things: readonly string[];
  /** The player's answers, by the name of the question. Absent before the first answer. */
  readonly words?: readonly (readonly [name: string, answer: string])[];
  /** What the player did, as the author's noun phrases, oldest first. */
  readonly deeds: readonly string[];
  /** Detours that the narrator has offered in this scene. */
  readonly detours: readonly string[];
  readonly is_completed: boolean;
  /** Decides the dice of the play. Absent in stories without dice. */
  readonly seed?: string;
  /** How many attempts were made so far; absent for none. */
  readonly tried?: number;
  /** The result of the last move, if it was an attempt. */
  readonly check?: TurnCheck;
  /** The thing that the last move has put down, if it was that. Such a move enters no scene, and is no turn of one. */
  readonly put_down?: string;
}

/** Whether the last move has entered the scene of this state. */
export const isSceneAt = ({ turns_in_node, put_down }: PlayState): boolean =>
  turns_in_node === 0 && put_down === undefined;

/** The state without what it says of the last move alone. */
export function withoutLastMove({ check: _check, put_down: _thing, ...state }: PlayState): PlayState {
  return state;
}

/** The part of the state that conditions and texts read. */
export function collected({ numbers, things, words }: PlayState): ChangingState & StoryState {
  return { numbers: new Map(numbers), things: new Set(things), ...(words && { words: new Map(words) }) };
}

/** The numbers and things in their stored form, sorted, so that equal states are equal as JSON. */
export function asCollected({ numbers, things }: StoryState): Pick<PlayState, 'numbers' | 'things'> {
  return {
    numbers: [...numbers].sort(([one], [other]) => compare(one, other)),
    things: [...things].sort(compare),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
