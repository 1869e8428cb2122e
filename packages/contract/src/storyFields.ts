import { COMMAND_XP, GAME_CONFIG_DEFAULTS, STORY_DEFAULTS } from './allLimits.ts';
import type { StoryCreate } from './entities/authoring.ts';

/** The properties of a story field. */
interface StoryField {
  /**
   * Set if players meet changes only after publication. Such a field is part of working copies, versions and
   * snapshots; the value names its kind of change.
   */
  readonly playedAs?: 'text' | 'rules' | 'scenes';
  /** Only the author and administrators see it. */
  readonly isPrivate?: true;
  readonly isStoredAsJson?: true;
  /** A text that two people may edit: a conflict on saving shows both versions. */
  readonly isText?: true;
  /** Derived from the scenes if there are any. */
  readonly isCounted?: true;
}

/** Every field that an author writes. All lists of fields are derived from this one. */
export const STORY_FIELDS = {
  title: { isText: true },
  tagline: { isText: true },
  story_description: { isText: true },
  story_prompt: { isText: true, playedAs: 'text' },
  story_system_prompt: { isText: true, playedAs: 'text', isPrivate: true },
  language: { playedAs: 'text' },
  content_rating: {},
  difficulty_level: {},
  category_id: {},
  tag_ids: {},
  is_premium: {},
  is_featured: {},
  is_open_to_guests: {},
  cover_image_url: {},
  image_alt: {},
  cover: { isStoredAsJson: true, isPrivate: true },
  initial_xp: { playedAs: 'rules' },
  actions_count: { isCounted: true },
  story_cards_count: { isCounted: true },
  total_scenes: { isCounted: true },
  branching_points: { isCounted: true },
  possible_endings: { isCounted: true },
  estimated_play_time: {},
  story_structure: { isStoredAsJson: true, isText: true, playedAs: 'scenes', isPrivate: true },
  game_config: { isStoredAsJson: true, isText: true, playedAs: 'rules' },
  lore_cards: { isStoredAsJson: true, isText: true, playedAs: 'text', isPrivate: true },
  depiction: { isStoredAsJson: true, isText: true, playedAs: 'rules', isPrivate: true },
  lexicon: { isStoredAsJson: true, isText: true, playedAs: 'text', isPrivate: true },
  layers: { isStoredAsJson: true, isText: true, playedAs: 'text', isPrivate: true },
} as const satisfies Record<keyof StoryCreate, StoryField>;

type Fields = typeof STORY_FIELDS;
type FieldsThat<T extends keyof StoryField> = {
  [F in keyof Fields]: Fields[F] extends { readonly [K in T]: unknown } ? F : never;
}[keyof Fields];

export const STORY_FIELD_NAMES = Object.keys(STORY_FIELDS) as (keyof Fields)[];

function fieldsThat<T extends keyof StoryField>(trait: T): FieldsThat<T>[] {
  const fields: Readonly<Record<string, StoryField>> = STORY_FIELDS;
  return STORY_FIELD_NAMES.filter((name) => fields[name]?.[trait]) as FieldsThat<T>[];
}

export const PLAYED_FIELDS = fieldsThat('playedAs');
export const PRIVATE_FIELDS = fieldsThat('isPrivate');
export const JSON_FIELDS = fieldsThat('isStoredAsJson');
export const TEXT_FIELDS = fieldsThat('isText');
export const COUNTED_FIELDS = fieldsThat('isCounted');

/** The fields that are columns of a story's row. Tags are rows of their own. */
export const STORY_COLUMNS = STORY_FIELD_NAMES.filter((name) => name !== 'tag_ids');

/** The columns that every reader sees unchanged. Of the category, readers see only the name. */
export const PUBLIC_COLUMNS = STORY_COLUMNS.filter(
  (name): name is Exclude<typeof name, 'category_id' | FieldsThat<'isPrivate'>> =>
    name !== 'category_id' && !PRIVATE_FIELDS.some((field) => field === name),
);

/** The mask with these fields for `pick` of a schema. */
export function maskOf<F extends string>(fields: readonly F[]): { [K in F]: true } {
  return Object.fromEntries(fields.map((field) => [field, true])) as { [K in F]: true };
}

const { continue: next, immerse, show, undo } = COMMAND_XP;

/** An empty story. */
export const EMPTY_STORY: StoryCreate = {
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
