import type { StrikeReason } from '@kathaloka/contract/limits';
import type { PastTurn, StorySheet } from './sheets.ts';

/** A turn that a model has told, for the same model to read. */
export interface ReadingTask {
  readonly model_key: string;
  readonly story: StorySheet;
  readonly turn: PastTurn;
  /** Given if the events of the turn are asked for. */
  readonly judged?: {
    /** The text, with the number of each sentence of the model before it. */
    readonly numbered: string;
    /** What holds before it: facts, the scene, and what was told last. */
    readonly before: string;
    /** What the story has not told yet, or is for the storyteller alone. */
    readonly secrets: readonly string[];
  };
  /** The keys of earlier facts, to reuse for the same subject. */
  readonly keys: readonly string[];
  /** The names of the server's variables, which facts must not set. */
  readonly reserved: { readonly numbers: readonly string[]; readonly flags: readonly string[] };
  /** The people who have seen and heard the turn, besides the player. */
  readonly present: readonly string[];
  /** The names by which the player is called. */
  readonly self: readonly string[];
}

export interface Fact {
  readonly key: string;
  readonly value: string;
  readonly known_to: readonly string[];
}

/** What a numbered sentence does that only the story may decide. */
export interface TurnEvent {
  /** The number of the sentence, from 1. */
  readonly n: number;
  readonly what: StrikeReason;
  /** Who does or suffers it, or has the thing; may be empty. */
  readonly who: string;
  /** The thing that gets another owner; may be empty. */
  readonly thing: string;
}

export interface TurnReading {
  readonly facts: readonly Fact[];
  /** Empty where they were not asked for. */
  readonly events: readonly TurnEvent[];
}
