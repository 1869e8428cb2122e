import type { BaseQueryFn, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { ApiError } from '../errors.ts';
import { readProblem } from './readProblem.ts';

/** A call as the endpoints describe it. */
export interface ApiRequest {
  readonly url: string;
  readonly method: string;
  readonly params?: Record<string, unknown>;
  readonly body?: unknown;
}

export interface BaseQueryOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch;
}

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

export function createBaseQuery({ baseUrl, timeoutMs, fetch }: BaseQueryOptions): ApiBaseQuery {
  const send = fetchBaseQuery({ baseUrl, timeout: timeoutMs, ...(fetch && { fetchFn: fetch }) });
  return async (request, api, extra) => {
    const { data, error, meta } = await send({ ...request }, api, extra);
    if (error) return { error: asApiError(error, meta?.response ?? null) };
    return { data };
  };
}

function asApiError(error: FetchBaseQueryError, response: Response | null): ApiError {
  switch (error.status) {
    case 'FETCH_ERROR':
      return { kind: 'network' };
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout' };
    case 'PARSING_ERROR':
      return { kind: 'garbled', status: error.originalStatus };
    case 'CUSTOM_ERROR':
      return { kind: 'garbled', status: 0 };
    default:
      return {
        kind: 'http',
        status: error.status,
        requestId: response?.headers.get('x-request-id') ?? null,
        ...readProblem(error.data),
      };
  }
}
