import {
  COMMAND_XP,
  CONTENT_RATINGS,
  DIFFICULTIES,
  GAME_CONFIG_DEFAULTS,
  IMAGE_ALT_MAX,
  LANGUAGES,
  STORY_DEFAULTS,
  STORY_TAGLINE_MAX,
  STORY_TEXT_MAX,
  STORY_TITLE_MAX,
} from './allLimits.ts';

/** The type of a field. It determines the schemas of the field, and how the field is parsed from our own files. */
type FieldType =
  | { readonly type: 'text'; readonly max: number }
  | { readonly type: 'flag' }
  /** A whole number within the bounds of `STORY_NUMBERS`. */
  | { readonly type: 'count' }
  | { readonly type: 'oneOf'; readonly values: readonly string[] }
  /** It has a schema of its own in `entities/authoring.ts`. */
  | { readonly type: 'other' };

/** The traits in which the fields of a story differ. */
interface FieldTraits {
  /**
   * Marks a field whose changes reach players only by publication: working copies, versions and snapshots contain it,
   * and a comparison of two versions reports this kind. Without it, readers see a change as soon as it is saved.
   */
  readonly playedAs?: 'text' | 'rules' | 'scenes';
  /** Only its author and administrators see it. */
  readonly isPrivate?: true;
  /** Only administrators set it. */
  readonly isForAdmins?: true;
  readonly isStoredAsJson?: true;
  /** Text that two people may edit concurrently: on a stale save, the author sees both versions. */
  readonly isText?: true;
  /** Counted from the scenes if there are any. */
  readonly isCounted?: true;
}

const JSON_TEXT = { type: 'other', isStoredAsJson: true, isText: true } as const;

/**
 * Every field of a story that is written by its author or by administrators, or counted from its scenes. All lists of
 * fields are derived from this table.
 */
export const STORY_FIELDS = {
  title: { type: 'text', max: STORY_TITLE_MAX, isText: true },
  tagline: { type: 'text', max: STORY_TAGLINE_MAX, isText: true },
  story_description: { type: 'text', max: STORY_TEXT_MAX, isText: true },
  story_prompt: { type: 'text', max: STORY_TEXT_MAX, isText: true, playedAs: 'text' },
  story_system_prompt: { type: 'text', max: STORY_TEXT_MAX, isText: true, playedAs: 'text', isPrivate: true },
  language: { type: 'oneOf', values: LANGUAGES, playedAs: 'text' },
  content_rating: { type: 'oneOf', values: CONTENT_RATINGS },
  difficulty_level: { type: 'oneOf', values: DIFFICULTIES },
  category_id: { type: 'other' },
  tag_ids: { type: 'other' },
  is_premium: { type: 'flag' },
  is_machine_written: { type: 'flag' },
  is_machine_drawn: { type: 'flag' },
  is_machine_translated: { type: 'flag' },
  is_featured: { type: 'flag', isForAdmins: true },
  is_open_to_guests: { type: 'flag', isForAdmins: true },
  cover_image_url: { type: 'other' },
  image_alt: { type: 'text', max: IMAGE_ALT_MAX },
  cover: { type: 'other', isStoredAsJson: true, isPrivate: true },
  initial_xp: { type: 'count', playedAs: 'rules' },
  actions_count: { type: 'count', isCounted: true },
  story_cards_count: { type: 'count', isCounted: true },
  total_scenes: { type: 'count', isCounted: true },
  branching_points: { type: 'count', isCounted: true },
  possible_endings: { type: 'count', isCounted: true },
  estimated_play_time: { type: 'count' },
  story_structure: { ...JSON_TEXT, playedAs: 'scenes', isPrivate: true },
  game_config: { ...JSON_TEXT, playedAs: 'rules' },
  lore_cards: { ...JSON_TEXT, playedAs: 'text', isPrivate: true },
  depiction: { ...JSON_TEXT, playedAs: 'rules', isPrivate: true },
  lexicon: { ...JSON_TEXT, playedAs: 'text', isPrivate: true },
  layers: { ...JSON_TEXT, playedAs: 'text', isPrivate: true },
} as const satisfies Record<string, FieldType & FieldTraits>;

type Fields = typeof STORY_FIELDS;
type FieldsThat<T extends keyof FieldTraits> = {
  [F in keyof Fields]: Fields[F] extends { readonly [K in T]: unknown } ? F : never;
}[keyof Fields];

/** The fields whose type fully defines their schema. */
export type PlainField = {
  [F in keyof Fields]: Fields[F] extends { readonly type: 'other' } ? never : F;
}[keyof Fields];

export const STORY_FIELD_NAMES = Object.keys(STORY_FIELDS) as (keyof Fields)[];

function fieldsThat<T extends keyof FieldTraits>(trait: T): FieldsThat<T>[] {
  const fields: Readonly<Record<string, FieldType & FieldTraits>> = STORY_FIELDS;
  return STORY_FIELD_NAMES.filter((name) => fields[name]?.[trait]) as FieldsThat<T>[];
}

export const PLAYED_FIELDS = fieldsThat('playedAs');
export const PRIVATE_FIELDS = fieldsThat('isPrivate');
export const JSON_FIELDS = fieldsThat('isStoredAsJson');
export const TEXT_FIELDS = fieldsThat('isText');
export const ADMIN_FIELDS = fieldsThat('isForAdmins');
export const COUNTED_FIELDS = fieldsThat('isCounted');

/** The fields that are columns of a story's row. Its tags are rows of their own. */
export const STORY_COLUMNS = STORY_FIELD_NAMES.filter((name) => name !== 'tag_ids');

/** The columns that every reader sees unchanged. Of the category, readers see only the name. */
export const PUBLIC_COLUMNS = STORY_COLUMNS.filter(
  (name): name is Exclude<typeof name, 'category_id' | FieldsThat<'isPrivate'>> =>
    name !== 'category_id' && !PRIVATE_FIELDS.some((field) => field === name),
);

/** Makes a value for each plain field from its type. */
export function ofPlainFields<T>(
  make: (field: Fields[PlainField], name: PlainField) => T,
): Record<PlainField, T> {
  const plain = STORY_FIELD_NAMES.filter((name): name is PlainField => STORY_FIELDS[name].type !== 'other');
  return Object.fromEntries(plain.map((name) => [name, make(STORY_FIELDS[name], name)])) as Record<
    PlainField,
    T
  >;
}

/** A mask of these fields for `pick` of a schema. */
export function maskOf<F extends string>(fields: readonly F[]): { [K in F]: true } {
  return Object.fromEntries(fields.map((field) => [field, true])) as { [K in F]: true };
}

const { continue: next, immerse, show, undo } = COMMAND_XP;

/** The values of an empty story. `EMPTY_STORY` has them with their types, which follow from this table. */
export const EMPTY_FIELDS = {
  title: '',
  tagline: '',
  story_description: '',
  story_prompt: '',
  story_system_prompt: '',
  cover_image_url: null,
  image_alt: '',
  cover: null,
  category_id: '',
  tag_ids: [],
  ...STORY_DEFAULTS,
  is_featured: false,
  is_open_to_guests: false,
  is_machine_written: false,
  is_machine_drawn: false,
  is_machine_translated: false,
  game_config: {
    ...GAME_CONFIG_DEFAULTS,
    commands: {
      continue: { cost: next },
      immerse: { cost: immerse },
      show: { cost: show },
      undo: { cost: undo },
    },
  },
  story_structure: { start_node: '', nodes: {} },
  lore_cards: [],
  depiction: [],
  lexicon: null,
  layers: {},
};
