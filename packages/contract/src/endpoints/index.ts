import type { z } from 'zod';
import type { CallName } from '../calls.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { authoring } from './authoring.ts';
import { catalogue } from './catalogue.ts';
import type { Endpoint } from './define.ts';
import { models } from './models.ts';
import { play } from './play.ts';
import { progress } from './progress.ts';
import { reactions } from './reactions.ts';
import { review } from './review.ts';
import { settings } from './settings.ts';

export { ACCESS, type Access, type Endpoint, errorCodesOf } from './define.ts';

export const areas = {
  catalogue,
  reactions,
  accounts,
  play,
  models,
  authoring,
  review,
  progress,
  admin,
  settings,
} satisfies Record<string, Partial<Record<CallName, Endpoint>>>;
export type Area = keyof typeof areas;

/** The table: one row for every call. A call without a row does not compile. */
export const endpoints = {
  ...catalogue,
  ...reactions,
  ...accounts,
  ...play,
  ...models,
  ...authoring,
  ...review,
  ...progress,
  ...admin,
  ...settings,
} satisfies Record<CallName, Endpoint>;

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
