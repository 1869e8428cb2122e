import type { z } from 'zod';
import type { Call } from '../calls.ts';
import type { ErrorCode } from '../errors.ts';

/** Who may call. `owner` is the person whom the thing in the path belongs to; an administrator may do what an owner may. */
export const ACCESS = ['anyone', 'signed-in', 'owner', 'admin'] as const;
export type Access = (typeof ACCESS)[number];

export interface EndpointDetails {
  /** One line for the API page. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  /** Query strings are text on the wire: the only schemas that coerce. */
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** What can go wrong besides `validation_failed` and `internal`, which every call may answer. */
  readonly errors: readonly ErrorCode[];
}

export type Endpoint = Call & EndpointDetails;

export function endpoint<const C extends Call, const D extends EndpointDetails>(call: C, details: D): C & D {
  return { ...call, ...details };
}
