import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Profile } from './profiles.ts';

/** A request as it came, for assertions. */
export interface RecordedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: ChatWire;
  /** Calls over one connection come from one port. */
  readonly clientPort: number | undefined;
  /** Resolves when the connection is closed, or the answer sent. */
  readonly closed: Promise<'sent' | 'aborted'>;
}

/** The parts of a request that are looked at. */
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

/** A request and the way to answer it. */
export interface Exchange {
  readonly request: RecordedRequest;
  readonly response: ServerResponse;
  readonly profile: Profile;
  /** Where this server is found, without a path. */
  readonly origin: string;
  /** What would be told. */
  readonly text: string;
  /** How often the same model was asked before. */
  readonly asked: number;
  /** Before each piece of a stream. */
  readonly latencyMs: number;
}
