import type { CallName } from '@kathaloka/contract/calls';
import type { BaseQueryApi, BaseQueryFn, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { type ApiError, hasStatus, WITHOUT_CONTENT } from '../errors.ts';
import type { Session } from '../session/createSession.ts';
import type { TokenSource } from '../session/tokenSource.ts';
import type { ApiRequest } from './apiRequest.ts';
import { readProblem } from './readProblem.ts';

export interface BaseQueryOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch | undefined;
  readonly tokens: TokenSource;
  readonly session: Session;
}

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

/** Calls that begin or mend a session: an old token must not speak for whoever makes them. */
const WITHOUT_TOKEN: ReadonlySet<CallName> = new Set([
  'login',
  'register',
  'signInWithGoogle',
  'refreshTokens',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'resendVerification',
]);

export function createBaseQuery({
  baseUrl,
  timeoutMs,
  fetch,
  tokens,
  session,
}: BaseQueryOptions): ApiBaseQuery {
  const send = fetchBaseQuery({ baseUrl, timeout: timeoutMs, ...(fetch && { fetchFn: fetch }) });

  async function ask(
    { call: _call, accessToken, knownBy, ...request }: ApiRequest,
    api: BaseQueryApi,
    extra: object,
    token: string | null = accessToken ?? null,
  ) {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const { data, error, meta } = await send({ ...request, headers }, api, extra);
    if (error) return { error: asApiError(error, meta?.response ?? null) };
    return knownBy === undefined || knownBy in Object(data) ? { data } : { error: WITHOUT_CONTENT };
  }

  return async (request, api, extra) => {
    if (WITHOUT_TOKEN.has(request.call) || request.accessToken !== undefined) return ask(request, api, extra);
    const token = await tokens.current();
    const answer = await ask(request, api, extra, token);
    if (token === null || !hasStatus(answer.error, 401)) return answer;

    const renewal = await tokens.renew(token);
    if (renewal.kind === 'renewed') return ask(request, api, extra, renewal.accessToken);
    // who only looks after a session is not sent away for the lack of one
    if (renewal.kind === 'ended' && request.call !== 'getMe') session.lose(api.dispatch);
    return answer;
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
