import type { z } from 'zod';
import type { CallName } from '../calls.ts';
import { catalogue } from './catalogue.ts';
import type { Endpoint } from './define.ts';

export { ACCESS, type Access, type Endpoint } from './define.ts';

/** The table: one row for every call. A call without a row does not compile. */
export const endpoints = { ...catalogue } satisfies Record<CallName, Endpoint>;

type Endpoints = typeof endpoints;
type Part<N extends CallName, K extends string> =
  Endpoints[N] extends Record<K, infer S extends z.ZodType> ? S : never;

/** What the server gets for a call, after defaults and coercion. */
export type ParamsOf<N extends CallName> = z.output<Part<N, 'params'>>;
export type QueryOf<N extends CallName> = z.output<Part<N, 'query'>>;
export type BodyOf<N extends CallName> = z.output<Part<N, 'body'>>;

/** What a client may send. */
export type QueryInput<N extends CallName> = z.input<Part<N, 'query'>>;
export type BodyInput<N extends CallName> = z.input<Part<N, 'body'>>;

type Answers<N extends CallName> = Endpoints[N]['answers'];
export type AnswerOf<N extends CallName> = z.output<Extract<Answers<N>[keyof Answers<N>], z.ZodType>>;
