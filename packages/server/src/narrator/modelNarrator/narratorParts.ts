import type { InterpretTask, Narrator, PictureTask, NarrationTask } from '../Narrator.ts';
import type { PromptModel } from '../prompts/promptTypes.ts';
import type { Deadlines, ModelClient, ServingImageModel, ServingModel } from './ModelClient.ts';

interface Log {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

/** What the narrator of real models is made of. */
export interface ModelNarratorParts<Endpoint> {
  readonly client: ModelClient<Endpoint>;
  readonly endpoint: Endpoint;
  /** Which model serves which key of ours. Keys without one are the built-in narrator's. */
  readonly models: ReadonlyMap<string, ServingModel>;
  readonly imageModels: ReadonlyMap<string, ServingImageModel>;
  /** The built-in narrator, which steps in where no model serves. */
  readonly fallback: Narrator;
  /** How many tokens a text is. */
  readonly count: (text: string) => number;
  readonly log: Log;
  /** Stores a picture and returns its address. */
  readonly store: (bytes: Uint8Array, type: string, turn_id: string) => Promise<string>;
  readonly deadlines?: Deadlines;
}

/** The timeout of a question that a turn waits for; without an answer the turn is told as a side path. */
export const SHORT_DEADLINES: Deadlines = { firstByteMs: 6000, idleMs: 3000, totalMs: 8000 };

export const DEADLINES: Deadlines = { firstByteMs: 30_000, idleMs: 15_000, totalMs: 80_000 };

/** A call for which a model is there. */
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
