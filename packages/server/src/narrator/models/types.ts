/** A server with OpenAI's interface. */
export interface Endpoint {
  /** As the operator wrote it, with or without `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Sent with each request, besides ours. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields of each request, which override ours; null removes our field. */
  readonly extraBody?: Readonly<Record<string, unknown>>;
}

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The form of a structured answer. For servers that cannot enforce it, it is described in the prompt. */
export interface AnswerSchema {
  /** Letters, digits, `_` and `-`. */
  readonly name: string;
  /** A JSON Schema of an object; OpenAI wants every property required and `additionalProperties: false`. */
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface ChatRequest {
  /** The server's name of the model. */
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  /** Includes reasoning. */
  readonly maxTokens: number;
  readonly temperature?: number;
  readonly topP?: number;
  readonly stop?: readonly string[];
  readonly schema?: AnswerSchema;
}

export interface ImageRequest {
  readonly model: string;
  readonly prompt: string;
  /** For example `1024x1024`; models allow different sizes. */
  readonly size?: string;
}

/** Measured from the start of the call, not of an attempt. Each one ends the call with a `timeout`. */
export interface Deadlines {
  /** Until the first piece of text or reasoning; comments that keep the connection open do not count. */
  readonly firstByteMs: number;
  /** Between two pieces. */
  readonly idleMs: number;
  /** For the whole call, including retries and their waits. */
  readonly totalMs: number;
}

export interface CallOptions {
  /** Aborting it closes the connection to the server. */
  readonly signal: AbortSignal;
  readonly deadlines: Deadlines;
  /** Maximum number of retries, which happen only before the first byte; 2 by default. */
  readonly retries?: number;
}

export interface Usage {
  readonly promptTokens: number;
  /** Prompt tokens from the server's cache; 0 if it does not report them. */
  readonly cachedTokens: number;
  readonly completionTokens: number;
}

/** `length`: the text was cut off at `maxTokens`. A filtered answer throws instead. */
export type FinishReason = 'stop' | 'length';

export interface Finish {
  readonly finish: FinishReason;
  /** Null if the server does not count. */
  readonly usage: Usage | null;
}

/** A stream without a `finish` throws. Text is well-formed Unicode without control characters. */
export type ChatPart = { readonly text: string } | { readonly reasoning: string } | Finish;

/** A complete answer. */
export interface ChatAnswer extends Finish {
  readonly text: string;
  readonly reasoning: string;
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

export interface DrawnPicture {
  readonly bytes: Uint8Array;
  /** By its bytes, not by the server's header. */
  readonly type: PictureType;
}
