import type { Call, CallName } from '@kathaloka/contract/calls';

/** A request as the endpoints describe it. */
export interface ApiRequest {
  readonly call: Pick<Call, 'access' | 'answer' | 'changesBalance'> & { readonly name: CallName };
  readonly method: Call['method'];
  readonly url: string;
  readonly params?: Record<string, unknown>;
  readonly body?: unknown;
  /** Sent instead of the session's own token. */
  readonly accessToken?: string;
}
