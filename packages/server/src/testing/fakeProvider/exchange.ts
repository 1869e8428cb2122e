import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Profile } from './profiles.ts';

/** A request as received, for assertions. */
export interface RecordedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: ChatWire;
  /** Calls over the same connection share a port. */
  readonly clientPort: number | undefined;
  /** Resolves when the answer is sent or the connection closed. */
  readonly closed: Promise<'sent' | 'aborted'>;
}

/** The parts of a request that matter here. */
export interface ChatWire {
  readonly model?: string;
  readonly stream?: boolean;
  readonly messages?: readonly WireMessage[];
  readonly prompt?: string;
  readonly response_format?: unknown;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly [name: string]: unknown;
}

export interface WireMessage {
  readonly role: string;
  readonly content: string;
}

/** A request and what is needed to answer it. */
export interface Exchange {
  readonly request: RecordedRequest;
  readonly response: ServerResponse;
  readonly profile: Profile;
  /** The server's address without a path. */
  readonly origin: string;
  /** The text of the ordinary answer. */
  readonly text: string;
  /** How often this model was called before. */
  readonly asked: number;
  /** The delay before each chunk of a stream. */
  readonly latencyMs: number;
}
