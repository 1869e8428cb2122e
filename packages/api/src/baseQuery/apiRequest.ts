import type { CallName } from '@kathaloka/contract/calls';

/** A call as the endpoints describe it. */
export interface ApiRequest {
  readonly call: CallName;
  readonly url: string;
  readonly method: string;
  readonly params?: Record<string, unknown>;
  readonly body?: unknown;
  /** Sent in place of the session's own token. */
  readonly accessToken?: string;
  /** What the answer has if it is one: a proxy in between may have answered in the server's place. */
  readonly knownBy?: string;
}
