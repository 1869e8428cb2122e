/** The fields that rules check; each language has its own name for them. */
export const RULE_FIELDS = [
  'email_or_username',
  'username',
  'email',
  'password',
  'display_name',
  'about',
  'title',
  'tagline',
  'description',
  'story_prompt',
  'cover_image_url',
  'category',
  'action',
  'name',
  'reason',
  'birth_year',
] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

/** Every code, with the parameters of its message. */
export const RULE_CODES = {
  required: ['field'],
  too_short: ['field', 'min'],
  too_long: ['field', 'max'],
  invisible_characters: ['field'],
  no_letters: ['field'],
  username_characters: [],
  email_invalid: [],
  password_weak: [],
  password_unconfirmed: [],
  passwords_differ: [],
  form_incomplete: [],
  url_invalid: [],
  /** Only the server can detect this fault. */
  picture_not_fetched: [],
  category_not_chosen: [],
  color_not_chosen: [],
  json_unreadable: [],
  scenes_missing: [],
  nul_character: [],
  broken_character: [],
  name_reserved: ['name'],
  too_many: ['max'],
  year_invalid: [],
  too_young: ['min'],
  guardian_is_self: [],
  /** Only the server can detect this fault. */
  wrong_password: [],
  code_missing: [],
  wrong_code: [],
  google_missing: [],
  google_refused: [],
  sign_in_again: ['name'],
  common_password: [],
} as const;
export type RuleCode = keyof typeof RULE_CODES;

interface Parameters {
  readonly field: RuleField;
  readonly min: number;
  readonly max: number;
  readonly name: string;
}

type FaultOf<C extends RuleCode> = { readonly code: C } & Pick<Parameters, (typeof RULE_CODES)[C][number]>;

/** The fault of a value: a code with parameters, which each language turns into a message. */
export type RuleFault = { [C in RuleCode]: FaultOf<C> }[RuleCode];

/** One language's messages for every code. */
export type RuleWords = { readonly [C in RuleCode]: (fault: FaultOf<C>) => string };

export function ruleText(words: RuleWords, fault: RuleFault): string {
  return (words[fault.code] as (fault: RuleFault) => string)(fault);
}

/** Parses a fault from the wire; undefined for codes or parameters that this version does not know. */
export function readRuleFault(
  code: string,
  params: Readonly<Record<string, unknown>> = {},
): RuleFault | undefined {
  if (!Object.hasOwn(RULE_CODES, code)) return undefined;
  const names: readonly (keyof Parameters)[] = RULE_CODES[code as RuleCode];
  return names.every((name) => isParameter(name, params[name]))
    ? ({ ...params, code } as RuleFault)
    : undefined;
}

function isParameter(name: keyof Parameters, value: unknown): boolean {
  if (name === 'field') return RULE_FIELDS.some((field) => field === value);
  return typeof value === (name === 'name' ? 'string' : 'number');
}
