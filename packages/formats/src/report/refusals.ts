/** The codes of all refusals, with their parameters. */
export const REFUSAL_CODES = {
  unknown_format: [],
  empty: [],
  too_large: ['max'],
  too_many_files: ['max'],
  files_unrelated: ['count'],
  archive_unreadable: ['name'],
  not_text: [],
  unreadable: ['line', 'column', 'reason'],
  took_too_long: ['seconds'],
  too_much_memory: ['max'],
  no_scenes: [],
  too_many_scenes: ['max'],
  too_many_choices: ['node', 'max'],
  text_too_long: ['node', 'max'],
  too_deep: ['node', 'max'],
  too_complex: ['node'],
  field_invalid: ['path', 'fault'],
  version_unknown: ['version'],
  layer_format_unknown: [],
  layer_language_unknown: ['language'],
  layer_language_own: ['language'],
  layer_texts_missing: [],
} as const;
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** What is wrong with a value of our own format. */
export type FieldFault =
  | {
      readonly code:
        | 'no_text'
        | 'no_boolean'
        | 'no_list'
        | 'no_object'
        | 'missing'
        | 'empty'
        | 'reserved'
        | 'characters';
    }
  | { readonly code: 'too_long' | 'too_many'; readonly max: number }
  | { readonly code: 'no_number' | 'wrong_count'; readonly min: number; readonly max: number }
  | { readonly code: 'none_of'; readonly values: readonly string[] };

interface Parameters {
  readonly max: number;
  readonly count: number;
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  readonly seconds: number;
  readonly node: string;
  readonly path: string;
  readonly fault: FieldFault;
  readonly version: string;
  readonly language: string;
}
export type RefusalParams<C extends RefusalCode> = Pick<Parameters, (typeof REFUSAL_CODES)[C][number]>;

interface RefusalOf<C extends RefusalCode> {
  readonly code: C;
  readonly params: RefusalParams<C>;
}
/** Why a file was refused. Plain data, so a worker can post it. */
export type Refusal = { [C in RefusalCode]: RefusalOf<C> }[RefusalCode];

/** The words of one language for every code. */
export type RefusalWords = { readonly [C in RefusalCode]: (params: RefusalParams<C>) => string };

/** The sentence of a refusal in a language. */
export function refusalText(words: RefusalWords, { code, params }: Refusal): string {
  return (words[code] as (params: Refusal['params']) => string)(params);
}

/** Thrown within the readers; `importStory` returns it as a value. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function refuse<C extends RefusalCode>(code: C, params: RefusalParams<C>): never {
  throw new Refused({ code, params } as unknown as Refusal);
}
