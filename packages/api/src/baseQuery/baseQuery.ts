import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchBaseQueryError,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { type ApiError, hasCode, isRefusal, NOT_SIGNED_IN, WITHOUT_CONTENT } from '../errors.ts';
import type { Session, SessionStore } from '../session/createSession.ts';
import type { StoredTokens } from '../session/storedSession.ts';
import type { TokenSource } from '../session/tokenSource.ts';
import type { ApiRequest } from './apiRequest.ts';
import { readAnswer } from './readAnswer.ts';
import { readRefusal } from './readProblem.ts';

export interface BaseQueryOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch | undefined;
  readonly tokens: TokenSource;
  readonly session: Session;
  /** Asks the user to confirm their identity if the server requires it. Resolves to whether they did. */
  readonly askForProof: () => Promise<boolean>;
  /** Called after a call that the contract marks as changing the balance, unless the server refused it. */
  readonly onBalanceChange: (api: BaseQueryApi) => void;
}

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

export function createBaseQuery({
  baseUrl,
  timeoutMs,
  fetch,
  tokens,
  session,
  askForProof,
  onBalanceChange,
}: BaseQueryOptions): ApiBaseQuery {
  const send = fetchBaseQuery({ baseUrl, timeout: timeoutMs, ...(fetch && { fetchFn: fetch }) });

  async function ask(
    { call, accessToken, user_id: _owner, ...request }: ApiRequest,
    api: BaseQueryApi,
    extra: object,
    token: string | null = accessToken ?? null,
  ): Promise<QueryReturnValue<unknown, ApiError, object>> {
    const headers = { ...request.headers, ...(token !== null && { authorization: `Bearer ${token}` }) };
    const { data, error, meta } = await send({ ...request, headers }, api, extra);
    if (error) return { error: asApiError(error, meta?.response ?? null) };
    return readAnswer(call.answer, data) ?? { error: WITHOUT_CONTENT };
  }

  function endSession({ call }: ApiRequest, api: BaseQueryApi): void {
    session.end(api as SessionStore, call.staysOnPage ? 'expired' : 'lost');
  }

  async function askWithSession(
    request: ApiRequest,
    api: BaseQueryApi,
    extra: object,
  ): Promise<QueryReturnValue<unknown, ApiError, object>> {
    // a public call must not carry the token of an earlier session
    if (request.call.access === 'public' || request.accessToken !== undefined)
      return ask(request, api, extra);
    const { tokens: sent, isRenewable, hasEnded } = await tokens.current();
    // clearing the cache would abort a request whose answer has already arrived
    if (hasEnded && request.call.access !== 'anyone') {
      endSession(request, api);
      return { error: NOT_SIGNED_IN };
    }
    if (!isOf(request.user_id, sent)) return { error: NOT_SIGNED_IN };
    const answer = await ask(request, api, extra, sent?.access_token ?? null);
    if (!hasCode(answer.error, 'not_signed_in')) return answer;
    if (!sent) {
      endSession(request, api);
      return answer;
    }

    const renewal = isRenewable ? await tokens.renew(sent) : ({ kind: 'unreachable' } as const);
    if (renewal.kind === 'renewed') return ask(request, api, extra, renewal.tokens.access_token);
    if (renewal.kind === 'unreachable') return { error: { kind: 'session_unknown' } };
    if (renewal.kind === 'ended') endSession(request, api);
    return answer;
  }

  /**
   * Sends a refused call once more after the user has confirmed their identity. If they decline, it stays refused and
   * is rolled back.
   */
  async function askWithProof(request: ApiRequest, api: BaseQueryApi, extra: object) {
    const answer = await askWithSession(request, api, extra);
    if (!hasCode(answer.error, 'proof_required') || !(await askForProof())) return answer;
    return askWithSession(request, api, extra);
  }

  return async (request, api, extra) => {
    const answer = await askWithProof(request, api, extra);
    // a call without a response may still have been charged
    if (request.call.changesBalance && !isRefusal(answer.error)) onBalanceChange(api);
    return answer;
  };
}

/** Whether the tokens may be sent as this account. Tokens stored by an older version of the client name no owner. */
const isOf = (user_id: string | undefined, tokens: StoredTokens | null): boolean =>
  user_id === undefined || (tokens !== null && (tokens.user_id ?? user_id) === user_id);

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
      return readRefusal(error.data, error.status, response?.headers.get('x-request-id'));
  }
}
