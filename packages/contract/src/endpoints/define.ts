import type { z } from 'zod';
import type { Call } from '../calls.ts';
import type { ErrorCode } from '../errors.ts';

/**
 * Who may call. `public`: anyone, and nobody looks at a token. `anyone`: guests too; a token that comes along says who
 * asks, and has to be valid. `owner` is the person whom the thing in the path belongs to; an administrator may do what
 * an owner may.
 */
export const ACCESS = ['public', 'anyone', 'signed-in', 'owner', 'admin'] as const;
export type Access = (typeof ACCESS)[number];

export interface EndpointDetails {
  /** One line for the API page. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  /** Query strings are text on the wire: the only schemas that coerce. */
  readonly query?: z.ZodObject;
  /** Keys that a schema does not name are dropped, in every body: a newer client can talk to an older server. */
  readonly body?: z.ZodType;
  /** Names in lower case. */
  readonly headers?: z.ZodObject;
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** The server-sent events of the answer, for `accept: text/event-stream`. */
  readonly events?: z.ZodType;
  /** What can go wrong besides what `errorCodesOf` adds for every call. */
  readonly errors: readonly ErrorCode[];
}

/** Everything that a call may answer when it fails: its own errors, what its access implies, and what any call may meet. */
export function errorCodesOf({ access, params, query, body, errors }: EndpointDetails): readonly ErrorCode[] {
  return [
    ...errors,
    ...(access === 'public' ? [] : (['not_signed_in'] as const)),
    ...(access === 'owner' || access === 'admin' ? (['forbidden'] as const) : []),
    ...(params || query || body ? (['validation_failed'] as const) : []),
    ...(body ? (['malformed_request', 'body_too_large', 'unsupported_media_type'] as const) : []),
    'rate_limited',
    'unavailable',
    'internal',
  ];
}

export type Endpoint = Call & EndpointDetails;

export function endpoint<const C extends Call, const D extends EndpointDetails>(call: C, details: D): C & D {
  return { ...call, ...details };
}
