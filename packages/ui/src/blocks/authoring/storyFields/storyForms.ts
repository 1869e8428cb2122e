import type { StoryCreate } from '@kathaloka/contract/entities';
import {
  ADMIN_CONTENT_RATINGS,
  CREATE_CONTENT_RATINGS,
  CREATE_DIFFICULTIES,
  EDIT_CONTENT_RATINGS,
  EDIT_DIFFICULTIES,
  IMAGE_ALT_MAX,
  STORY_TEXT_MAX,
} from '@kathaloka/contract/limits';
import { STORY_FIELDS } from '@kathaloka/contract/storyFields';

/** The wizard, the page on which an author edits a story, and the page of administrators. */
export type StoryFormName = 'create' | 'edit' | 'admin';

/** How a field is edited, and what it says beside its control. */
export interface FieldLook {
  control: 'line' | 'text' | 'address' | 'category' | 'tags' | 'option' | 'number' | 'check' | 'switch';
  required?: boolean;
  isOptional?: boolean;
  hasNoHint?: boolean;
  /** An example in the empty field. */
  hasExample?: boolean;
  face?: 'tale' | 'ui';
  rows?: number;
  /** The length that is counted below the field. */
  limit?: number;
  maxLength?: number;
  /** What a form offers. A value from another form stays and is shown. */
  options: readonly string[];
  /** All options are visible side by side. */
  isSegmented?: boolean;
  /** The title of a panel is the label. */
  isBare?: boolean;
}

type FormField = Partial<FieldLook> & { readonly [F in StoryFormName]?: Partial<FieldLook> };

type FieldWithEditor =
  | 'story_structure'
  | 'game_config'
  | 'lore_cards'
  | 'depiction'
  | 'lexicon'
  | 'layers'
  | 'cover';

/** The fields that have a control of their own; scenes, rules and what the narrator knows have editors. */
export type StoryFieldName = Exclude<keyof StoryCreate, FieldWithEditor>;

const CONTROLS = { text: 'text', flag: 'check', count: 'number', oneOf: 'option', other: 'line' } as const;

/** How a field is edited, where its type does not say it, and what a form does in another way. */
const LOOKS: { readonly [N in StoryFieldName]?: FormField } = {
  title: { control: 'line', required: true },
  tagline: { control: 'line', required: true, edit: { required: false, hasNoHint: true } },
  story_description: { face: 'tale', required: true, admin: { face: 'ui', rows: 5 } },
  story_prompt: {
    face: 'tale',
    create: { required: true, hasExample: true },
    admin: { required: true, face: 'ui', rows: 5 },
  },
  story_system_prompt: {
    rows: 3,
    create: { limit: STORY_TEXT_MAX },
    edit: { limit: STORY_TEXT_MAX },
    admin: { isOptional: true },
  },
  cover_image_url: { control: 'address', admin: { required: true } },
  image_alt: { control: 'line', maxLength: IMAGE_ALT_MAX, admin: { isOptional: true } },
  category_id: { control: 'category', required: true, edit: { required: false } },
  tag_ids: { control: 'tags', create: { isBare: true }, admin: { isOptional: true } },
  content_rating: {
    create: { options: CREATE_CONTENT_RATINGS, isSegmented: true },
    edit: { options: EDIT_CONTENT_RATINGS },
    admin: { options: ADMIN_CONTENT_RATINGS },
  },
  difficulty_level: {
    create: { options: CREATE_DIFFICULTIES, isSegmented: true },
    edit: { options: EDIT_DIFFICULTIES },
  },
};

export function lookOf(form: StoryFormName, name: StoryFieldName): FieldLook {
  const field = STORY_FIELDS[name];
  const control = form === 'admin' && field.type === 'flag' ? 'switch' : CONTROLS[field.type];
  const options = field.type === 'oneOf' ? field.values : [];
  const look = LOOKS[name];
  return { control, options, ...look, ...look?.[form] };
}

/** A field, the preview of the cover, or a box with several of them; the names of boxes are those of `BOXES`. */
export type Place = StoryFieldName | 'preview' | readonly [box: BoxName, ...Place[]];
export type BoxName =
  | 'stack'
  | 'two'
  | 'three'
  | 'beside'
  | 'fields'
  | 'pair'
  | 'five'
  | 'coverRow'
  | 'categoryRow'
  | 'switches';

const COUNTS = [
  'actions_count',
  'story_cards_count',
  'total_scenes',
  'branching_points',
  'possible_endings',
  'estimated_play_time',
] as const;

/** The sections of each form, and where their fields stand. */
export const STORY_SECTIONS = {
  create: {
    words: [
      ['stack', 'title', 'tagline', 'story_description', 'story_prompt', ['two', 'category_id', 'language']],
    ],
    audience: [['two', 'language', ['beside', 'is_premium'], 'content_rating', 'difficulty_level']],
    tags: ['tag_ids'],
    narrator: ['story_system_prompt'],
    numbers: [['three', ...COUNTS]],
  },
  edit: {
    basics: [['stack', 'title', 'tagline', 'story_description', 'cover_image_url', 'preview']],
    categorization: [['stack', 'category_id', 'tag_ids']],
    settings: [['stack', ['two', 'content_rating', 'difficulty_level'], 'is_premium']],
    words: [['stack', 'story_prompt', 'story_system_prompt', 'language']],
    address: ['cover_image_url', 'preview'],
    alt: ['image_alt'],
    numbers: [['three', ...COUNTS]],
  },
  admin: {
    basics: [
      ['pair', 'title', 'tagline', 'story_description', 'story_prompt'],
      ['fields', 'story_system_prompt', ['coverRow', 'cover_image_url', 'image_alt', 'preview']],
    ],
    categories: [['categoryRow', 'category_id', 'tag_ids']],
    settings: [
      ['five', 'content_rating', 'difficulty_level', 'language', 'initial_xp', ...COUNTS],
      ['switches', 'is_featured', 'is_premium', 'is_open_to_guests'],
    ],
    config: [],
    structure: [],
  },
} as const satisfies Record<StoryFormName, Record<string, readonly Place[]>>;

export type StorySectionOf<F extends StoryFormName> = keyof (typeof STORY_SECTIONS)[F];
