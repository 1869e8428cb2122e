import type { CallName, CallTable, calls } from '@kathaloka/contract/calls';
import type { AnswerOf, CallInput } from '@kathaloka/contract/endpoints';
import type {
  BaseQueryFn,
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { ApiBaseQuery } from '../baseQuery/baseQuery.ts';
import type { ApiRequest } from '../baseQuery/apiRequest.ts';
import type { ErrorFor } from '../errors.ts';
import type { TagType } from '../tags.ts';
import { type SendRequest, sendCall } from './sendCall.ts';
import { type CallsOf, requestFor } from '../requestFor.ts';

export type Build = EndpointBuilder<ApiBaseQuery, TagType, 'api'>;

/** The errors that the contract lists for a call. */
type CallBaseQuery<N extends CallName> = BaseQueryFn<ApiRequest, unknown, ErrorFor<N>>;
type Query<N extends CallName> = QueryDefinition<CallInput<N>, CallBaseQuery<N>, TagType, AnswerOf<N>, 'api'>;
type Mutation<N extends CallName> = MutationDefinition<
  CallInput<N>,
  CallBaseQuery<N>,
  TagType,
  AnswerOf<N>,
  'api'
>;

type Reading = {
  [N in CallName]: (typeof calls)[N]['method'] extends 'GET' ? N : never;
}[CallName];

type QueryOptions<N extends CallName> = Partial<
  Pick<Query<N>, 'providesTags' | 'keepUnusedDataFor' | 'merge' | 'onQueryStarted'>
>;
interface MutationOptions<N extends CallName> extends Partial<
  Pick<Mutation<N>, 'invalidatesTags' | 'onQueryStarted'>
> {
  /** Calls with the same key run one after the other. */
  readonly inOrderOf?: (input: CallInput<N>) => string;
  /** Computes the input when the call is made, not when it leaves the queue. */
  readonly prepare?: (input: CallInput<N>) => CallInput<N>;
  /** Computes a further request from the last one and its answer; undefined if the answer is final. */
  readonly followUp?: (sent: CallInput<N>, answer: AnswerOf<N>) => CallInput<N> | undefined;
}

export interface CallBuild<T extends CallTable> extends Build {
  /** A call of the contract: a cached query if it reads, a mutation if it writes. */
  call: <N extends CallsOf<T>>(
    name: N,
    options?: N extends Reading ? QueryOptions<N> : MutationOptions<N>,
  ) => N extends Reading ? Query<N> : Mutation<N>;
  /** A reading call that is neither cached nor refetched. */
  callOnce: <N extends CallsOf<T>>(name: N, options?: MutationOptions<N>) => Mutation<N>;
}

/** The ordering options of a call, untyped, for code that handles any call. */
interface Ordering {
  readonly inOrderOf?: (input: never) => string;
  readonly prepare?: (input: never) => never;
  readonly followUp?: (sent: never, answer: never) => undefined;
}

/** Builds the calls of one table of the contract, which defines their parameters, bodies, answers and errors. */
export function buildCalls<T extends CallTable>(build: Build, table: T): CallBuild<T> {
  const queue = createQueue();
  const request = (name: CallsOf<T>) => (input: never) => requestFor(table, name, input);
  const callOnce = (name: CallsOf<T>, { inOrderOf, prepare, followUp, ...options }: Ordering = {}) =>
    build.mutation({
      ...(inOrderOf
        ? {
            queryFn(input: never, _api, _extra, send: SendRequest) {
              const prepared = prepare ? prepare(input) : input;
              return queue(inOrderOf(input), async () => {
                const answer = await sendCall(send, table, name, prepared);
                const next = answer.error ? undefined : followUp?.(prepared, answer.data as never);
                return next === undefined ? answer : sendCall(send, table, name, next);
              });
            },
          }
        : { query: request(name) }),
      ...options,
    });
  return {
    ...build,
    call: ((name: CallsOf<T>, options: object = {}) =>
      table[name]?.method === 'GET'
        ? build.query({ query: request(name), ...options })
        : callOnce(name, options)) as unknown as CallBuild<T>['call'],
    callOnce: callOnce as unknown as CallBuild<T>['callOnce'],
  };
}

/** Runs tasks with the same key one after the other. */
function createQueue() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const own = before ? before.then(work, work) : work();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
