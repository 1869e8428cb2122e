/** A server with OpenAI's interface. */
export interface Endpoint {
  /** As the operator wrote it, with or without `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Sent with each request, beside ours. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields of each request, before ours of the same name; null leaves ours out. */
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
  /** The name that the server knows. */
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  /** Reasoning counts, too. */
  readonly maxTokens: number;
  readonly temperature?: number;
  readonly topP?: number;
  readonly stop?: readonly string[];
  readonly schema?: AnswerSchema;
}

export interface ImageRequest {
  readonly model: string;
  readonly prompt: string;
  /** `1024x1024`, as the model allows. */
  readonly size?: string;
}

/** Counted from the start of the call, not of its attempts. Each ends the call with a `timeout`. */
export interface Deadlines {
  /** Until the first piece of text or reasoning; comments that keep a connection open do not count. */
  readonly firstByteMs: number;
  /** Between two pieces. */
  readonly idleMs: number;
  /** For everything, retries and their waits included. */
  readonly totalMs: number;
}

export interface CallOptions {
  /** Aborting it closes the connection to the server. */
  readonly signal: AbortSignal;
  readonly deadlines: Deadlines;
  /** How often a failed call is retried at most, and only before its first byte: 2 unless told. */
  readonly retries?: number;
}

export interface Usage {
  readonly promptTokens: number;
  /** Those of the prompt that the server had in its cache; 0 where it does not say. */
  readonly cachedTokens: number;
  readonly completionTokens: number;
}

/** `length`: the text was cut off at `maxTokens`. Filtered answers are an error, and no finish. */
export type FinishReason = 'stop' | 'length';

export interface Finish {
  readonly finish: FinishReason;
  /** Null where the server does not count. */
  readonly usage: Usage | null;
}

/** A stream that ends without a `finish` has thrown. Text is well-formed Unicode without control characters. */
export type ChatPart = { readonly text: string } | { readonly reasoning: string } | Finish;

/** A whole answer. */
export interface ChatAnswer extends Finish {
  readonly text: string;
  readonly reasoning: string;
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

export interface DrawnPicture {
  readonly bytes: Uint8Array;
  /** From its bytes, not from the header of the server. */
  readonly type: PictureType;
}
