import { type Call, type CallName, type CallTable, pathOf } from '@kathaloka/contract/calls';
import type { CallInput } from '@kathaloka/contract/endpoints';
import type { ApiRequest } from './baseQuery/apiRequest.ts';

/** Options that any call accepts. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The calls of one table of the contract. */
export type CallsOf<T extends CallTable> = keyof T & CallName;

/** Builds the request for a call. Method and path come from the contract. */
export function requestFor<T extends CallTable, N extends CallsOf<T>>(
  table: T,
  name: N,
  input: CallInput<N>,
): ApiRequest {
  const { method, path, ...call } = table[name] as Call;
  const { params, query, body, headers } = (input ?? {}) as Parts;
  return {
    call: { ...call, name },
    method,
    url: pathOf(path, params),
    ...(query !== undefined && { params: query }),
    ...(body !== undefined && { body }),
    ...(headers !== undefined && { headers }),
  };
}
