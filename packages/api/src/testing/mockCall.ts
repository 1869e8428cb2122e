import { API_BASE, type CallName, calls } from '@kathaloka/contract/calls';
import type { AnswerOf, EventOf } from '@kathaloka/contract/endpoints';
import type { ErrorCode } from '@kathaloka/contract/errors';
import {
  type DefaultBodyType,
  http,
  HttpResponse,
  type HttpResponseResolver,
  type RequestHandler,
} from 'msw';

interface MockedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly request: Request;
}

/** An error response in the contract's shape. */
export interface MockedProblem {
  readonly status: number;
  readonly detail: unknown;
  /** Omitted to imitate a gateway; the client then derives the code from the status. */
  readonly code?: ErrorCode;
  /** The fields of the code. */
  readonly [field: string]: unknown;
}

/**
 * @example
 * throw new MockedRefusal({ status: 404, code: 'not_found', detail: 'No such story' });
 */
export class MockedRefusal extends Error {
  readonly problem: MockedProblem;

  constructor(problem: MockedProblem) {
    super(`Mocked ${problem.status}`);
    this.problem = problem;
  }
}

/**
 * A handler for a call of the contract: method and path from its table, a response of its type.
 *
 * @example
 * server.use(mockCall('listCategories', () => []));
 */
export function mockCall<N extends CallName>(
  name: N,
  answer: (request: MockedRequest) => AnswerOf<N> | Promise<AnswerOf<N>>,
): RequestHandler {
  return mockedRoute(name, async ({ request, params }) => {
    try {
      const query = new URL(request.url).searchParams;
      const body = await answer({ params: params as Record<string, string>, query, request });
      return HttpResponse.json(body as DefaultBodyType);
    } catch (error) {
      if (!(error instanceof MockedRefusal)) throw error;
      const { status, ...problem } = error.problem;
      return HttpResponse.json(problem as DefaultBodyType, { status });
    }
  });
}

/**
 * A handler that answers with events, one after the other; the connection ends with the last one.
 *
 * @example
 * server.use(mockEvents('act', () => events()));
 */
export function mockEvents<N extends 'act' | 'followAction' | 'followPresence' | 'followTogether'>(
  name: N,
  events: (request: MockedRequest) => AsyncIterable<EventOf<N> & { readonly id?: string }>,
): RequestHandler {
  return mockedRoute(name, ({ request, params }) => {
    const query = new URL(request.url).searchParams;
    const iterator = events({ params: params as Record<string, string>, query, request })[
      Symbol.asyncIterator
    ]();
    const bytes = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) return controller.close();
        const { id, event, data } = value;
        const text = `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
        controller.enqueue(new TextEncoder().encode(text));
      },
    });
    return new HttpResponse(bytes, { headers: { 'content-type': 'text/event-stream' } });
  });
}

/**
 * A handler that answers with a file of this media type.
 *
 * @example
 * server.use(mockFile('downloadBook', 'application/epub+zip'));
 */
export function mockFile(name: 'downloadBook', type: string): RequestHandler {
  return mockedRoute(name, () => new HttpResponse('PK', { headers: { 'content-type': type } }));
}

/**
 * A handler that fails the call with an error.
 *
 * @example
 * server.use(refuseCall('getStory', { status: 404, detail: 'No such story' }));
 */
export function refuseCall(name: CallName, problem: MockedProblem): RequestHandler {
  return mockCall(name, () => {
    throw new MockedRefusal(problem);
  });
}

/**
 * A handler that fails the call with a network error.
 *
 * @example
 * server.use(disconnectCall('listStories'));
 */
export function disconnectCall(name: CallName): RequestHandler {
  return mockedRoute(name, () => HttpResponse.error());
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/**
 * A handler for the route of a call. If it returns nothing, the next handler answers.
 *
 * @example
 * server.use(mockedRoute('getMe', () => undefined));
 */
export function mockedRoute(name: CallName, resolver: HttpResponseResolver): RequestHandler {
  const { method, path } = calls[name];
  return http[METHODS[method]](`*${API_BASE}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver);
}
