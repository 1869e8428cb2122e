import type { Call, CallName } from '@kathaloka/contract/calls';

/** A request as the endpoints describe it. */
export interface ApiRequest {
  readonly call: Pick<Call, 'access' | 'answer' | 'changesBalance' | 'staysOnPage'> & {
    /** Of a call of the contract; a call to another server has none. */
    readonly name?: CallName;
  };
  readonly method: Call['method'];
  readonly url: string;
  readonly params?: Record<string, unknown>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent instead of the session's own token. */
  readonly accessToken?: string;
  /** Sent only as this account: another tab may have signed somebody else in. */
  readonly user_id?: string;
  /** Reads a response that is not one piece of JSON, such as events while they arrive. */
  readonly responseHandler?: (response: Response) => Promise<unknown>;
  /** Aborts the request, in place of the usual timeout. */
  readonly signal?: AbortSignal;
}
