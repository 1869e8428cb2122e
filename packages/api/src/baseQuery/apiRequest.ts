import type { Call, CallName } from '@kathaloka/contract/calls';

/** A request in terms of the contract's table. */
export interface ApiRequest {
  readonly call: Pick<Call, 'access' | 'answer' | 'changesBalance' | 'staysOnPage'> & {
    /** The name in the contract; absent for a call to another server. */
    readonly name?: CallName;
  };
  readonly method: Call['method'];
  readonly url: string;
  readonly params?: Record<string, unknown>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent instead of the session's own token. */
  readonly accessToken?: string;
  /** Sent only as this account, because another tab may have signed in another user. */
  readonly user_id?: string;
  /** Reads a response that is not a single JSON document, such as events as they arrive. */
  readonly responseHandler?: (response: Response) => Promise<unknown>;
  /** Aborts the request, instead of the usual timeout. */
  readonly signal?: AbortSignal;
}
