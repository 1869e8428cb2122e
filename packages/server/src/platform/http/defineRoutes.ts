import type { CallName } from '@kathaloka/contract/calls';
import type {
  AnswerOf,
  BodyOf,
  endpoints,
  EventOf,
  HeadersOf,
  ParamsOf,
  QueryOf,
} from '@kathaloka/contract/endpoints';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { SignedInUser } from '../auth/admit.ts';
import type { EventStream } from './eventStream.ts';
import type { FileStream } from './fileStream.ts';
import type { JsonStream } from './jsonStream.ts';
import type { StoredAnswer } from './StoredAnswer.ts';

/** The origin of a request. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
  /** The language of the caller's interface. */
  readonly language: InterfaceLanguage;
}

type AccessOf<N extends CallName> = (typeof endpoints)[N]['access'];

/** The caller's type by the contract's access: none, a user, or either. */
type UserOf<N extends CallName> =
  AccessOf<N> extends 'public' ? null : AccessOf<N> extends 'anyone' ? SignedInUser | null : SignedInUser;

/** An admitted and parsed request: only the inputs that the contract has for the call, and the caller. */
export interface ParsedRequest<N extends CallName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  readonly headers: HeadersOf<N>;
  readonly user: UserOf<N>;
  readonly caller: Caller;
  /** Aborted when the caller disconnects before the response is complete. */
  readonly signal: AbortSignal;
  /** Whether the caller accepts server-sent events. */
  readonly wantsEvents: boolean;
}

/**
 * What a handler may return. A stream of events, a file or a stream of JSON only if the call's row has
 * events, a file or the cost `huge`.
 */
type Answer<N extends CallName> =
  | AnswerOf<N>
  | StoredAnswer<AnswerOf<N>>
  | ((typeof endpoints)[N]['cost'] extends 'huge' ? JsonStream<AnswerOf<N>> : never)
  | ((typeof endpoints)[N] extends { readonly events: unknown } ? EventStream<EventOf<N>> : never)
  | ((typeof endpoints)[N] extends { readonly file: unknown } ? FileStream : never);

export type Handler<N extends CallName> = (request: ParsedRequest<N>) => Promise<Answer<N>>;

/** A call about an owned resource. Without `ownerOf` it does not compile. */
export interface OwnedRoute<N extends CallName> {
  /**
   * The owner of the resource in the path: null if it has no owner, undefined if it does not exist. Called
   * before the body is read. Other callers get a 404, and so do administrators if the row says `owner`.
   */
  readonly ownerOf: (params: ParamsOf<N>) => Promise<string | null | undefined>;
  readonly handle: Handler<N>;
}

/** A call about a session that others may play as well. Without `playsIn` it does not compile. */
export interface PlayedRoute<N extends CallName> extends OwnedRoute<N> {
  /** Whether another person plays in the session. Called before the body is read, for every request. */
  readonly playsIn: (params: ParamsOf<N>, player_id: string) => Promise<boolean>;
}

export type Route<N extends CallName> =
  AccessOf<N> extends 'owner' | 'owner-or-admin'
    ? OwnedRoute<N>
    : AccessOf<N> extends 'player' | 'player-or-admin'
      ? PlayedRoute<N>
      : Handler<N>;

/** All routes of the server: a call of the contract without a handler does not compile. */
export type AllRoutes = { readonly [N in CallName]: Route<N> };

/** The calls of one feature. */
export type Routes = Partial<AllRoutes>;

/** Types each handler by the contract's row of the same name. */
export function defineRoutes<R extends Routes>(routes: R & Record<Exclude<keyof R, CallName>, never>): R {
  return routes;
}
