import type { PromptMessage, PromptModel } from '../prompts/promptTypes.ts';

/** The timeouts of a model, in milliseconds. */
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

/** The client that the narrator needs. Only the client knows the server's address and protocol. */
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
  /** The server's name of the model, which players read, too. */
  readonly name: string;
}

export interface ServingImageModel {
  readonly name: string;
  readonly size?: string;
}
