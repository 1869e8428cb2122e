import type { z } from 'zod';
import type { Call } from '../calls/index.ts';
import type { ErrorCode } from '../errors.ts';
import type { Resource } from '../options.ts';

export interface EndpointDetails {
  /** One line for the OpenAPI page. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  /** The resource that the params identify, which a `not_found` error names. Required if there are params. */
  readonly resource?: Resource;
  /** Query strings are text on the wire, so these are the only schemas that coerce. */
  readonly query?: z.ZodObject;
  /** Unknown keys are dropped from every body, so that newer clients can talk to older servers. */
  readonly body?: z.ZodType;
  /** For `proof: 'fresh-by-body'`: whether this body needs fresh proof. */
  readonly needsProof?: (body: never) => boolean;
  /** For `young: 'choices'`: whether this body contains the player's own words, which the young may not send. */
  readonly hasOwnWords?: (body: never) => boolean;
  /** The maximum size of the body in bytes, checked before it is parsed. Defaults to `BODY_MAX_BYTES`. */
  readonly bodyMaxBytes?: number;
  /** Header names in lower case. */
  readonly headers?: z.ZodObject;
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** The server-sent events of the call, for clients that send `accept: text/event-stream`. */
  readonly events?: z.ZodType;
  /** For a call that streams a file instead of JSON: its media type. */
  readonly file?: { readonly type: string; readonly description: string };
  /** Error codes besides those that `errorCodesOf` adds to every call. The server refuses to send any other code. */
  readonly errors: readonly ErrorCode[];
}

const ANY_CALL = ['rate_limited', 'unavailable', 'internal'] as const;
const WITH_BODY = [
  'malformed_request',
  'validation_failed',
  'body_too_large',
  'unsupported_media_type',
] as const;

const WITH_PROOF = ['proof_required'] as const;
/** Errors for youth accounts, added to calls by a known user except administrators. */
const FOR_THE_YOUNG = ['choices_only', 'consent_required'] as const;
const FOR_ADMINS = ['forbidden', 'password_change_required', 'second_factor_missing'] as const;

/** Every error code that a call may return: its own, those implied by its access, and those of any call. */
export function errorCodesOf<E extends Endpoint>(endpoint: E): readonly CodesOf<E>[];
export function errorCodesOf({
  access,
  params,
  query,
  headers,
  body,
  proof,
  errors,
}: Endpoint): readonly ErrorCode[] {
  const codes: readonly ErrorCode[] = [
    ...errors,
    ...(access === 'public' ? [] : (['not_signed_in'] as const)),
    ...(access === 'admin' ? FOR_ADMINS : []),
    ...(access === 'public' || access === 'admin' ? [] : FOR_THE_YOUNG),
    ...(proof === 'fresh' || proof === 'fresh-by-body' ? WITH_PROOF : []),
    ...(params ? (['not_found'] as const) : []),
    ...(query || headers ? (['validation_failed'] as const) : []),
    ...(body ? WITH_BODY : []),
    ...ANY_CALL,
  ];
  return [...new Set(codes)];
}

type Has<E, K extends string> = E extends Record<K, unknown> ? true : false;
type If<Condition extends boolean, Code> = Condition extends true ? Code : never;

/** The codes of `errorCodesOf` as a type. */
export type CodesOf<E extends Endpoint> =
  | E['errors'][number]
  | (E['access'] extends 'public' ? never : 'not_signed_in')
  | (E['access'] extends 'admin' ? (typeof FOR_ADMINS)[number] : never)
  | (E['access'] extends 'public' | 'admin' ? never : (typeof FOR_THE_YOUNG)[number])
  | (E extends { readonly proof: 'fresh' | 'fresh-by-body' } ? (typeof WITH_PROOF)[number] : never)
  | If<Has<E, 'params'>, 'not_found'>
  | If<Has<E, 'query'> | Has<E, 'headers'>, 'validation_failed'>
  | If<Has<E, 'body'>, (typeof WITH_BODY)[number]>
  | (typeof ANY_CALL)[number];

export type Endpoint = Call & EndpointDetails;

/** An endpoint with path parameters must name its resource. */
type NamesItsResource<D> = D extends { readonly params: z.ZodObject }
  ? { readonly resource: Resource }
  : unknown;

/** An endpoint with `proof: 'fresh-by-body'` must define `needsProof`. */
type SaysWhen<C> = C extends { readonly proof: 'fresh-by-body' }
  ? { readonly body: z.ZodType; readonly needsProof: (body: never) => boolean }
  : { readonly needsProof?: undefined };

/** An endpoint with `young: 'choices'` must define `hasOwnWords`. */
type SaysWhatIsOwn<C> = C extends { readonly young: 'choices' }
  ? { readonly body: z.ZodType; readonly hasOwnWords: (body: never) => boolean }
  : { readonly hasOwnWords?: undefined };

/** Each field of a query must have a type that callers see: `z.coerce.number()` takes anything. */
type TypesItsQuery<D> = D extends { readonly query: z.ZodObject<infer Fields> }
  ? { readonly query: z.ZodObject<{ [K in keyof Fields]: Typed<Fields[K]> }> }
  : unknown;
type Typed<Field> = unknown extends z.input<Field> ? never : Field;

export function endpoint<const C extends Call, const D extends EndpointDetails>(
  call: C,
  details: D & NamesItsResource<D> & SaysWhen<C> & SaysWhatIsOwn<C> & TypesItsQuery<D>,
): C & D {
  return { ...call, ...details };
}
