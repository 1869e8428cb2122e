import type { BaseQueryApi, BaseQueryFn, QueryReturnValue } from '@reduxjs/toolkit/query';
import { type ApiError, isRefusal, NOT_SIGNED_IN, WITHOUT_CONTENT } from '../errors.ts';
import type { Session, SessionStore } from '../session/createSession.ts';
import type { StoredTokens } from '../session/storedSession.ts';
import type { TokenSource } from '../session/tokenSource.ts';
import type { ApiRequest } from './apiRequest.ts';
import { readAnswer } from './readAnswer.ts';
import { sendRequest, type SendOptions, withTimeout } from './sendRequest.ts';

export interface BaseQueryOptions extends SendOptions {
  readonly timeoutMs: number;
  readonly tokens: TokenSource;
  readonly session: Session;
  /** Asks the user to confirm their identity if the server requires it. Resolves to whether they did. */
  readonly askForProof: () => Promise<boolean>;
  /** Called after a call that the contract marks as changing the balance, unless the server refused it. */
  readonly onBalanceChange: (api: BaseQueryApi) => void;
}

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

export function createBaseQuery({
  tokens,
  session,
  askForProof,
  onBalanceChange,
  timeoutMs,
  ...options
}: BaseQueryOptions): ApiBaseQuery {
  async function ask(
    { call, accessToken, user_id: _owner, signal, ...request }: ApiRequest,
    api: BaseQueryApi,
    token: string | null = accessToken ?? null,
  ): Promise<QueryReturnValue<unknown, ApiError, object>> {
    const headers = { ...request.headers, ...(token !== null && { authorization: `Bearer ${token}` }) };
    const send = (until: AbortSignal) => sendRequest({ ...request, headers }, until, options);
    const sent = await (signal ? send(signal) : withTimeout(timeoutMs, api.signal, send));
    if (sent.error) return sent;
    return readAnswer(call.answer, sent.data) ?? { error: WITHOUT_CONTENT };
  }

  function endSession({ call }: ApiRequest, api: BaseQueryApi): void {
    session.end(api as SessionStore, call.staysOnPage ? 'expired' : 'lost');
  }

  async function askWithSession(
    request: ApiRequest,
    api: BaseQueryApi,
  ): Promise<QueryReturnValue<unknown, ApiError, object>> {
    // a public call must not carry the token of an earlier session
    if (request.call.access === 'public' || request.accessToken !== undefined) return ask(request, api);
    const { tokens: sent, isRenewable, hasEnded } = await tokens.current();
    // clearing the cache would abort a request whose answer has already arrived
    if (hasEnded && request.call.access !== 'anyone') {
      endSession(request, api);
      return { error: NOT_SIGNED_IN };
    }
    if (!isOf(request.user_id, sent)) return { error: NOT_SIGNED_IN };
    const answer = await ask(request, api, sent?.access_token ?? null);
    if (!isRefusal(answer.error, 'not_signed_in')) return answer;
    if (!sent) {
      endSession(request, api);
      return answer;
    }

    const renewal = isRenewable ? await tokens.renew(sent) : ({ kind: 'unreachable' } as const);
    if (renewal.kind === 'renewed') return ask(request, api, renewal.tokens.access_token);
    if (renewal.kind === 'unreachable') return { error: { kind: 'session_unknown' } };
    if (renewal.kind === 'ended') endSession(request, api);
    return answer;
  }

  /**
   * Sends a refused call once more after the user has confirmed their identity. If they decline, it stays refused and
   * is rolled back.
   */
  async function askWithProof(request: ApiRequest, api: BaseQueryApi) {
    const answer = await askWithSession(request, api);
    if (!isRefusal(answer.error, 'proof_required') || !(await askForProof())) return answer;
    return askWithSession(request, api);
  }

  return async (request, api) => {
    const answer = await askWithProof(request, api);
    // a call without a response may still have been charged
    if (request.call.changesBalance && !isRefusal(answer.error)) onBalanceChange(api);
    return answer;
  };
}

/** Whether the tokens may be sent as this account. Tokens stored by an older version of the client name no owner. */
const isOf = (user_id: string | undefined, tokens: StoredTokens | null): boolean =>
  user_id === undefined || (tokens !== null && (tokens.user_id ?? user_id) === user_id);
