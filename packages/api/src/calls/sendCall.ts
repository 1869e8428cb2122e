import type { CallName, CallTable } from '@kathaloka/contract/calls';
import type { AnswerOf, CallInput } from '@kathaloka/contract/endpoints';
import type { ApiRequest } from '../baseQuery/apiRequest.ts';
import type { ErrorFor } from '../errors.ts';
import { type CallsOf, requestFor } from '../requestFor.ts';

type RequestResult = { data?: unknown; error?: unknown };
/** The arguments of a `queryFn` that are needed to send a request. */
export type SendRequest = (request: ApiRequest) => RequestResult | PromiseLike<RequestResult>;
export type Answer<N extends CallName> =
  | { readonly data: AnswerOf<N>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ErrorFor<N> };

/** Sends one call of the contract inside a `queryFn` and returns its answer or its error. */
export async function sendCall<T extends CallTable, N extends CallsOf<T>>(
  send: SendRequest,
  table: T,
  name: N,
  input: CallInput<N>,
): Promise<Answer<N>> {
  return (await send(requestFor(table, name, input))) as Answer<N>;
}
