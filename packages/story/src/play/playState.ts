import type { TurnCheck } from '@kathaloka/contract/entities';
import type { StoryState } from '../state.ts';

/** The state of a session after a turn, as plain JSON; stored with each turn. */
export interface PlayState {
  /** The current scene. Null in a story without a graph, which plays as one open scene. */
  readonly node: string | null;
  /** How many turns the scene has lasted. */
  readonly turns_in_node: number;
  /** The scenes entered so far, each once, in the order in which they were first entered. */
  readonly scenes: readonly string[];
  /** How many scenes were entered, counting those entered again. */
  readonly path_length: number;
  readonly choices_made: number;
  readonly current_xp: number;
  /** Names come from authors, so they are never keys of an object. */
  readonly numbers: readonly (readonly [name: string, value: number])[];
  readonly things: readonly string[];
  /** The player's answers, by the name of the question. Absent until the first answer. */
  readonly words?: readonly (readonly [name: string, answer: string])[];
  /** What the player did, in the author's words; the latest last. */
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
}

/** The part of the state that conditions and texts read. */
export function collected({ numbers, things, words }: PlayState): StoryState {
  return { numbers: new Map(numbers), things: new Set(things), ...(words && { words: new Map(words) }) };
}

/** A state as it is stored, sorted, so that equal states are equal as JSON. */
export function asCollected({ numbers, things }: StoryState): Pick<PlayState, 'numbers' | 'things'> {
  return {
    numbers: [...numbers].sort(([one], [other]) => compare(one, other)),
    things: [...things].sort(compare),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
