import type { CallName } from '@kathaloka/contract/calls';
import type { AnswerOf, BodyOf, endpoints, ParamsOf, QueryOf } from '@kathaloka/contract/endpoints';
import type { SignedInUser } from '../auth/admit.ts';

/** Where a request comes from. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

/** Nobody, somebody or either, as the contract says who may call. */
type UserOf<N extends CallName> = (typeof endpoints)[N]['access'] extends 'public'
  ? null
  : (typeof endpoints)[N]['access'] extends 'anyone'
    ? SignedInUser | null
    : SignedInUser;

/** A request after it was let in and parsed: what the contract says of the call, who asks, and nothing else. */
export interface ParsedRequest<N extends CallName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  readonly user: UserOf<N>;
  readonly caller: Caller;
}

export type Handler<N extends CallName> = (request: ParsedRequest<N>) => Promise<AnswerOf<N>>;

export type Routes = { readonly [N in CallName]?: Handler<N> };

/** Ties each handler to the contract's row of the same name. */
export function defineRoutes<R extends Routes>(routes: R & Record<Exclude<keyof R, CallName>, never>): R {
  return routes;
}
