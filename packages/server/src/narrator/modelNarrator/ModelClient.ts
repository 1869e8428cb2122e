import type { PromptMessage, PromptModel } from '../prompts/promptTypes.ts';

/** How long a model may take, in milliseconds. */
export interface Deadlines {
  readonly firstByteMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
}

export interface ClientOptions {
  readonly signal: AbortSignal;
  readonly deadlines: Deadlines;
  readonly retries?: number;
}

export interface ClientRequest {
  readonly model: string;
  readonly messages: readonly PromptMessage[];
  readonly maxTokens: number;
  readonly temperature?: number;
  readonly topP?: number;
  readonly stop?: readonly string[];
  readonly schema?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
}

export interface ImageRequest {
  readonly model: string;
  readonly prompt: string;
  readonly size?: string;
}

/** A part of an answer; the last one says why it ended. */
export type AnswerPart =
  | { readonly text: string }
  | { readonly reasoning: string }
  | { readonly finish: 'stop' | 'length'; readonly usage: unknown };

/** What the narrator needs of a client for models. Only the client knows where the server is and how to talk to it. */
export interface ModelClient<Endpoint> {
  readonly streamChat: (
    endpoint: Endpoint,
    request: ClientRequest,
    options: ClientOptions,
  ) => AsyncIterable<AnswerPart>;
  readonly chat: (
    endpoint: Endpoint,
    request: ClientRequest,
    options: ClientOptions,
  ) => Promise<{ readonly text: string; readonly finish: 'stop' | 'length' }>;
  readonly drawImage: (
    endpoint: Endpoint,
    request: ImageRequest,
    options: ClientOptions,
  ) => Promise<{ readonly bytes: Uint8Array; readonly type: string }>;
}

/** A model that serves one of our keys. */
export interface ServingModel extends Omit<PromptModel, 'count'> {
  /** The name that the server knows, and that players read. */
  readonly name: string;
}

export interface ServingImageModel {
  readonly name: string;
  readonly size?: string;
}
