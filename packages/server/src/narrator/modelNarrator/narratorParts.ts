import type { InterpretTask, Narrator, PictureTask, NarrationTask } from '../Narrator.ts';
import type { PromptModel } from '../prompts/promptTypes.ts';
import type { Deadlines, ModelClient, ServingImageModel, ServingModel } from './ModelClient.ts';

interface Log {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

/** The dependencies of the narrator that uses real models. */
export interface ModelNarratorParts<Endpoint> {
  readonly client: ModelClient<Endpoint>;
  readonly endpoint: Endpoint;
  /** The model of each key. A key without one uses the built-in narrator. */
  readonly models: ReadonlyMap<string, ServingModel>;
  readonly imageModels: ReadonlyMap<string, ServingImageModel>;
  /** The built-in narrator, which steps in if no model serves. */
  readonly fallback: Narrator;
  /** Counts the tokens of a text. */
  readonly count: (text: string) => number;
  readonly log: Log;
  /** Stores a picture and returns its address. */
  readonly store: (bytes: Uint8Array, type: string, turn_id: string) => Promise<string>;
  readonly deadlines?: Deadlines;
}

/** Timeouts of a question that the turn waits for. Without an answer the turn is told as a side path. */
export const SHORT_DEADLINES: Deadlines = { firstByteMs: 6000, idleMs: 3000, totalMs: 8000 };

export const DEADLINES: Deadlines = { firstByteMs: 30_000, idleMs: 15_000, totalMs: 80_000 };

/** A call that a model serves. */
export interface Serving<Endpoint, Task extends NarrationTask | InterpretTask | PictureTask, Model> {
  readonly parts: ModelNarratorParts<Endpoint>;
  readonly task: Task;
  readonly model: Model;
  readonly signal: AbortSignal;
}

export type Telling<Endpoint> = Serving<Endpoint, NarrationTask, ServingModel>;

export const promptModel = (
  { count }: Pick<ModelNarratorParts<never>, 'count'>,
  model: ServingModel,
): PromptModel => ({
  ...model,
  count,
});
