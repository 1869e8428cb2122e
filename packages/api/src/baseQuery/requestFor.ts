import { type CallName, calls, pathOf } from '@kathaloka/contract/calls';
import type { BodyInput, QueryInput } from '@kathaloka/contract/endpoints';
import type { ApiRequest } from './apiRequest.ts';

interface Parts<N extends CallName> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryInput<N>;
  readonly body?: BodyInput<N>;
}

/** The request for a call of the contract: its method and path are written there and nowhere else. */
export function requestFor<N extends CallName>(name: N, { params, query, body }: Parts<N> = {}): ApiRequest {
  const { method, path } = calls[name];
  return {
    call: name,
    url: pathOf(path, params),
    method,
    ...(query !== undefined && { params: query as Record<string, unknown> }),
    ...(body !== undefined && { body }),
  };
}
