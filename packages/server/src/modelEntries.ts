import { jsonFault } from '@kathaloka/contract/json';
import { PICTURE_STYLES, TEXT_MODELS } from '@kathaloka/contract/limits';
import { z } from 'zod';

/** The setting `AI_MODELS`: JSON with the settings of models, by our key or by their name as a fallback. */

const NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;
/** Printable, because a line break would begin another header. */
const HEADER_VALUE = /^[\x20-\x7e]{1,8192}$/;
export const FALLBACKS_MAX = 3;

/** Headers and fields that the client sets itself: other values would make another request. */
const OUR_HEADERS: readonly string[] = [
  'accept',
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const OUR_FIELDS: readonly string[] = [
  'messages',
  'model',
  'n',
  'prompt',
  'response_format',
  'stream',
  'stream_options',
];

export const TEXT_KEYS: readonly string[] = TEXT_MODELS;
export const IMAGE_KEYS: readonly string[] = PICTURE_STYLES;
export const OUR_KEYS: readonly string[] = [...TEXT_KEYS, ...IMAGE_KEYS];

// a message says what a value must be, and never repeats the value, because it may be a secret key
const must = (what: string) => ({ error: `must be ${what}` });

const headerName = z
  .string(must('the name of a header'))
  .regex(HEADER_NAME, 'must be the name of a header')
  .refine((name) => !OUR_HEADERS.includes(name.toLowerCase()), 'is a header that is ours to set');

const whole = (min: number, max: number) =>
  z.int(must(`a whole number from ${min} to ${max}`)).refine((value) => value >= min && value <= max, {
    error: `must be a whole number from ${min} to ${max}`,
  });

const flag = z.boolean(must('true or false')).optional();

const Entry = z.strictObject({
  model: z.string(must('the name that the server knows')).trim().min(1, 'must not be empty').optional(),
  base_url: z
    .string(must('an address that begins with http:// or https://'))
    .refine(
      (raw) => URL.canParse(raw) && ['http:', 'https:'].includes(new URL(raw).protocol),
      'must be an address that begins with http:// or https://',
    )
    .refine((raw) => !URL.canParse(raw) || new URL(raw).username === '', 'must not contain a name or a key')
    .optional(),
  api_key: z.string(must('a text')).regex(HEADER_VALUE, 'must be printable, and not empty').optional(),
  headers: z
    .record(headerName, z.string(must('a text')).regex(HEADER_VALUE, 'must be printable, and not empty'))
    .default({}),
  extra_body: z
    .record(z.string(), z.json(), must('an object'))
    .refine((fields) => Object.keys(fields).every((name) => !OUR_FIELDS.includes(name)), {
      error: `must not set ${OUR_FIELDS.join(', ')}: they are ours`,
    })
    .default({}),
  timeout_ms: whole(1, 3_600_000).optional(),
  total_ms: whole(1, 7_200_000).optional(),
  context_tokens: whole(2048, 10_000_000).optional(),
  is_small: flag,
  is_thinking: flag,
  fallbacks: z
    .array(z.string(must('a name')), must('a list of names'))
    .max(FALLBACKS_MAX, `must be ${FALLBACKS_MAX} names at most`)
    .optional(),
  session_key: z
    .union([z.literal('prompt_cache_key'), z.strictObject({ header: headerName })], {
      error: 'must be "prompt_cache_key", or name a header: {"header": "x-session-id"}',
    })
    .optional(),
});

export type ModelEntry = z.output<typeof Entry>;
export type ModelEntries = Readonly<Record<string, ModelEntry>>;

const Entries = z.record(z.string(), Entry, must('an object'));

/** A JSON object: `{"tenali": {"model": "…", "base_url": "…"}}` */
export const modelEntries = () =>
  z.string().transform((raw, context): ModelEntries => {
    const refuse = (message: string): never => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const fault = jsonFault(raw);
    if (fault) return refuse(`must be JSON, and is not from line ${fault.line}, column ${fault.column} on`);
    const { data, error } = Entries.safeParse(JSON.parse(raw));
    if (!data) return refuse(`is wrong: ${faultIn(error.issues[0]!)}`);
    const odd = Object.keys(data).find((name) => !NAME.test(name));
    if (odd !== undefined)
      return refuse(
        'has a name that is none: names are made of small letters, digits, hyphens and underscores',
      );
    return data;
  });

function faultIn({ path, message, ...issue }: z.core.$ZodIssue): string {
  const where = path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return `${where} knows no field ${(issue as { keys: string[] }).keys[0]}: there are ${Object.keys(Entry.shape).join(', ')}`;
  if (issue.code === 'invalid_key') return `${where} must be the name of a header that is not ours to set`;
  return `${where} ${message}`.trim();
}
