import type { z } from 'zod';
import type { CallName } from '../calls/index.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { authoring } from './authoring.ts';
import { authors } from './authors.ts';
import { catalogue } from './catalogue.ts';
import { drafts } from './drafts.ts';
import { drawings } from './drawings.ts';
import type { ProblemOf } from '../problem.ts';
import type { CodesOf, Endpoint } from './define.ts';
import { follows } from './follows.ts';
import { models } from './models.ts';
import { offline } from './offline.ts';
import { play } from './play.ts';
import { progress } from './progress.ts';
import { ratings } from './ratings.ts';
import { reactions } from './reactions.ts';
import { reports } from './reports.ts';
import { review } from './review.ts';
import { series } from './series.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { together } from './together.ts';

export { type Endpoint, errorCodesOf } from './define.ts';

export const areas = {
  catalogue,
  series,
  authors,
  follows,
  ratings,
  reactions,
  accounts,
  play,
  offline,
  sharing,
  together,
  models,
  authoring,
  reports,
  drafts,
  drawings,
  review,
  progress,
  admin,
  settings,
} satisfies Record<string, Partial<Record<CallName, Endpoint>>>;
export type Area = keyof typeof areas;

/** The table: one row for every call. A call without a row does not compile. */
export const endpoints = {
  ...catalogue,
  ...series,
  ...authors,
  ...follows,
  ...reactions,
  ...ratings,
  ...accounts,
  ...play,
  ...offline,
  ...sharing,
  ...together,
  ...models,
  ...authoring,
  ...reports,
  ...drafts,
  ...drawings,
  ...review,
  ...progress,
  ...admin,
  ...settings,
} satisfies Record<CallName, Endpoint>;

type Endpoints = typeof endpoints;
type Part<N extends CallName, K extends string> =
  Endpoints[N] extends Record<K, infer S extends z.ZodType> ? S : never;

/** What the server receives for a call, after defaults and coercion. */
export type ParamsOf<N extends CallName> = z.output<Part<N, 'params'>>;
export type QueryOf<N extends CallName> = z.output<Part<N, 'query'>>;
export type BodyOf<N extends CallName> = z.output<Part<N, 'body'>>;
export type HeadersOf<N extends CallName> = z.output<Part<N, 'headers'>>;

/** What a client may send. */
type Input<N extends CallName, K extends string> = z.input<Part<N, K>>;
export type BodyInput<N extends CallName> = Input<N, 'body'>;

/** The input type of one part of a call’s arguments: absent if the call has none, optional if all of its fields are. */
type InputPart<N extends CallName, K extends 'params' | 'query' | 'body' | 'headers'> = [Part<N, K>] extends [
  never,
]
  ? unknown
  : undefined extends Input<N, K>
    ? Partial<Record<K, Input<N, K>>>
    : Partial<Input<N, K>> extends Input<N, K>
      ? Partial<Record<K, Input<N, K>>>
      : Record<K, Input<N, K>>;
type InputParts<N extends CallName> = InputPart<N, 'params'> &
  InputPart<N, 'query'> &
  InputPart<N, 'body'> &
  InputPart<N, 'headers'>;

/** The arguments of a call: `{ params: { id }, body: { is_liked } }`; void if none is required. */
export type CallInput<N extends CallName> =
  unknown extends InputParts<N>
    ? void
    : Partial<InputParts<N>> extends InputParts<N>
      ? { [K in keyof InputParts<N>]: InputParts<N>[K] } | void
      : { [K in keyof InputParts<N>]: InputParts<N>[K] };

type Answers<N extends CallName> = Endpoints[N]['answers'];
export type AnswerOf<N extends CallName> = z.output<Extract<Answers<N>[keyof Answers<N>], z.ZodType>>;

type EventPart<E> = E extends { readonly events: infer S extends z.ZodType } ? S : never;

/** One server-sent event of a call. */
export type EventOf<N extends CallName> = z.output<EventPart<Endpoints[N]>>;

/** The error codes of a call. */
export type ErrorCodeOf<N extends CallName> = CodesOf<Endpoints[N]>;

/** The body of a failed call, by its code. */
export type ErrorOf<N extends CallName> = ProblemOf<ErrorCodeOf<N>>;
