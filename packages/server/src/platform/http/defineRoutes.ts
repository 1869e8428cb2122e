import type { CallName } from '@kathaloka/contract/calls';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@kathaloka/contract/endpoints';

/** A request after parsing: what the contract says of the call, and nothing else. */
export interface ParsedRequest<N extends CallName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
}

export type Handler<N extends CallName> = (request: ParsedRequest<N>) => Promise<AnswerOf<N>>;

export type Routes = { readonly [N in CallName]?: Handler<N> };

/** Ties each handler to the contract's row of the same name. */
export function defineRoutes<R extends Routes>(routes: R & Record<Exclude<keyof R, CallName>, never>): R {
  return routes;
}
