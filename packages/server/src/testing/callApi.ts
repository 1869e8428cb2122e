import { API_BASE, type CallName, calls, pathOf } from '@kathaloka/contract/calls';
import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
  /** An access token. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller's IP address. */
  readonly from?: string;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: LightMyRequestResponse['headers'];
}

/** Calls the API by the contract's names, as a browser would. */
export function callApi(app: FastifyInstance) {
  return async function call<N extends CallName>(
    name: N,
    { params, query, body, token, headers, from }: CallOptions = {},
  ): Promise<Answer<AnswerOf<N>>> {
    const { method, path } = calls[name];
    const response = await app.inject({
      method,
      url: API_BASE + pathOf(path, params),
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(query && { query: { ...query } }),
      ...(body && { payload: body }),
      ...(from !== undefined && { remoteAddress: from }),
    });
    const { statusCode: status, body: text } = response;
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    // a file has no JSON body
    const answered = isJson ? response.json<AnswerOf<N>>() : (undefined as AnswerOf<N>);
    return { status, text, bytes: response.rawPayload, headers: response.headers, body: answered };
  };
}
