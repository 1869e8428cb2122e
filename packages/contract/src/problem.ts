/** The body of a failed call: `{detail, code}`, and the fields of its code. */
import { z } from 'zod';
import { ERROR_CODES, ERROR_STATUS, type ErrorCode } from './errors.ts';
import { FAULTS_MAX } from './limits.ts';
import {
  KEEP_REFUSALS,
  LIMITED_RESOURCES,
  MOVE_REFUSALS,
  NOT_AT_TURN,
  SHARE_REFUSALS,
  RESOURCES,
  STORY_STATUSES,
  TAKEN_FIELDS,
} from './options.ts';
import { GOOGLE_REFUSALS, OIDC_REFUSALS } from './signInOptions.ts';
import { Model } from './entities/model.ts';

/** A message for people, for calls that return nothing else. */
export const Message = z.object({ detail: z.string() }).meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

export const Fault = z
  .object({
    loc: z.array(z.union([z.string(), z.int()])).describe('Path of the value: `["body", "title"]`'),
    msg: z.string().describe('The message, in English'),
    type: z.string().describe('The code of the error: `too_short`'),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .describe('Parameters of the code: `{"field": "username", "min": 3}`'),
  })
  .meta({ id: 'Fault' });
export type Fault = z.infer<typeof Fault>;

const retry_after_seconds = z.int().min(1).describe('The value of the header `retry-after`');
const suggested_alternatives = z.array(Model).describe('Affordable models of the same kind, cheapest first');

/** The fields of each code besides `detail` and `code`; codes without an entry have none. */
const PAYLOADS = {
  validation_failed: {
    more: z.int().min(1).optional().describe(`How many faults there are besides the first ${FAULTS_MAX}`),
  },
  not_found: { resource: z.enum(RESOURCES).describe('The kind of resource that does not exist') },
  body_too_large: {
    max_bytes: z.int().min(1).describe('The maximum size of the body'),
    size_bytes: z
      .int()
      .min(0)
      .nullable()
      .describe('The size of the body; null if it was sent without a length'),
  },
  method_not_allowed: { allowed_methods: z.array(z.string()) },
  unknown_host: { setting: z.string().describe('The setting with the allowed host names') },
  rate_limited: { retry_after_seconds },
  unavailable: { retry_after_seconds },
  internal: { request_id: z.string() },
  oidc_sign_in_failed: {
    reason: z.enum(OIDC_REFUSALS),
    provider: z.string().describe('The name of the provider'),
  },
  google_sign_in_failed: { reason: z.enum(GOOGLE_REFUSALS) },
  taken: { field: z.enum(TAKEN_FIELDS) },
  credits_short: {
    model_requested: z.string(),
    available_credits: z.int(),
    required_credits: z.int(),
    suggested_alternatives,
  },
  xp_short: { current_xp: z.int(), required_xp: z.int() },
  model_unavailable: { model_requested: z.string(), suggested_alternatives },
  narrator_failed: { suggested_alternatives },
  narrator_timed_out: { suggested_alternatives },
  wrong_status: { status: z.enum(STORY_STATUSES).describe('The current status of the story') },
  stale_version: {
    version: z.int().describe('The current version of the story'),
    conflicts: z
      .array(z.object({ field: z.string(), current: z.string(), sent: z.string() }))
      .describe('The conflicting texts: the stored one and the sent one'),
  },
  stale_draft: {
    version: z.int().min(0).describe('The version of the stored draft; 0 if it no longer exists'),
  },
  limit_reached: { resource: z.enum(LIMITED_RESOURCES), max: z.int().min(1) },
  cannot_move: { reason: z.enum(MOVE_REFUSALS) },
  cannot_share: { reason: z.enum(SHARE_REFUSALS) },
  cannot_keep: { reason: z.enum(KEEP_REFUSALS) },
  offline_gap: {
    stored: z.int().min(0).describe('How many moves the server has; if 0, the whole play must be sent'),
  },
  offline_differs: { at: z.int().min(0).describe('The index of the first move that differs') },
  not_at_turn: { reason: z.enum(NOT_AT_TURN) },
  in_use: { stories_count: z.int().min(1) },
  account_blocked: { reason: z.string().describe('The administrator’s reason') },
} satisfies Partial<Record<ErrorCode, z.ZodRawShape>>;

/** Codes whose `detail` is a list with one item per invalid value. */
const WITH_FAULTS = ['validation_failed', 'review_failed'] as const satisfies readonly ErrorCode[];
type WithFaults = (typeof WITH_FAULTS)[number];

export type DetailOf<C extends ErrorCode> = C extends WithFaults ? readonly Fault[] : string;

type Payloads = { [C in keyof typeof PAYLOADS]: z.output<z.ZodObject<(typeof PAYLOADS)[C]>> };

/** The fields of an error of this code. */
export type PayloadOf<C extends ErrorCode> = C extends keyof Payloads ? Payloads[C] : unknown;

/** The body of a failed call, as a union discriminated by `code`. */
export type ProblemOf<C extends ErrorCode> = C extends ErrorCode
  ? { readonly detail: DetailOf<C>; readonly code: C } & Readonly<PayloadOf<C>>
  : never;
export type Problem = ProblemOf<ErrorCode>;

function shapeOf(code: ErrorCode) {
  const hasFaults = WITH_FAULTS.some((each) => each === code);
  return {
    detail: hasFaults ? z.array(Fault) : z.string(),
    code: z.literal(code),
    ...(PAYLOADS as Partial<Record<ErrorCode, z.ZodRawShape>>)[code],
  };
}

/** The schema's name in OpenAPI: `credits_short` becomes `CreditsShort`. */
function nameOf(code: ErrorCode): string {
  return code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const problems = Object.fromEntries(
  ERROR_CODES.map((code) => [
    code,
    z.object(shapeOf(code)).meta({ id: nameOf(code), description: `Status ${ERROR_STATUS[code]}` }),
  ]),
) as unknown as Record<ErrorCode, z.ZodObject>;

/** The schema of a failed call's body. */
export function problemSchema(code: ErrorCode): z.ZodObject {
  return problems[code];
}

/** An error as a server-sent event: the body of the failed call, and its status. */
export function problemEvent<C extends ErrorCode>(codes: readonly C[]) {
  const [first, ...others] = codes.map((code) => z.object({ ...shapeOf(code), status: z.int() }));
  if (!first) throw new Error('An event stream can always fail, so it needs at least one code.');
  return z.discriminatedUnion('code', [first, ...others]) as unknown as z.ZodType<
    ProblemOf<C> & { readonly status: number }
  >;
}
