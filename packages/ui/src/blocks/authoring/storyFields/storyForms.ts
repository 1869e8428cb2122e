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
import { MACHINE_MADE } from '@kathaloka/contract/rules';
import { STORY_FIELDS } from '@kathaloka/contract/storyFields';

/** The forms: the wizard, the author's page to edit a story, and the administrators' page. */
export type StoryFormName = 'create' | 'edit' | 'admin';

/** The control of a field, and the texts beside it. */
export interface FieldLook {
  control: 'line' | 'text' | 'address' | 'category' | 'tags' | 'option' | 'number' | 'check' | 'switch';
  required?: boolean;
  isOptional?: boolean;
  hasNoHint?: boolean;
  /** Whether the empty field shows an example. */
  hasExample?: boolean;
  face?: 'tale' | 'ui';
  rows?: number;
  /** The maximum length, with a count of characters below the field. */
  limit?: number;
  maxLength?: number;
  /** The options of this form. A value that only another form offers is also shown. */
  options: readonly string[];
  /** Whether all options are visible side by side. */
  isSegmented?: boolean;
  /** Whether the field has no label of its own, because the title of its panel is the label. */
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

/** The fields that have a control. Scenes, rules and the narrator's knowledge have editors instead. */
export type StoryFieldName = Exclude<keyof StoryCreate, FieldWithEditor>;

const CONTROLS = { text: 'text', flag: 'check', count: 'number', oneOf: 'option', other: 'line' } as const;

/** Overrides of the control that follows from a field's type: for all forms, or for one form. */
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

/** A field, the preview of the cover, or a layout box with several of them; `BOXES` has the component of each box. */
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

/** The sections of each form, with the layout of their fields. */
export const STORY_SECTIONS = {
  create: {
    words: [
      ['stack', 'title', 'tagline', 'story_description', 'story_prompt', ['two', 'category_id', 'language']],
    ],
    audience: [
      ['two', 'language', ['beside', 'is_premium'], 'content_rating', 'difficulty_level'],
      ['stack', ...MACHINE_MADE],
    ],
    tags: ['tag_ids'],
    narrator: ['story_system_prompt'],
    numbers: [['three', ...COUNTS]],
  },
  edit: {
    basics: [['stack', 'title', 'tagline', 'story_description', 'cover_image_url', 'preview']],
    categorization: [['stack', 'category_id', 'tag_ids']],
    settings: [['stack', ['two', 'content_rating', 'difficulty_level'], 'is_premium']],
    words: [['stack', 'story_prompt', 'story_system_prompt', 'language', ...MACHINE_MADE]],
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
      ['switches', 'is_featured', 'is_premium', 'is_open_to_guests', ...MACHINE_MADE],
    ],
    config: [],
    structure: [],
  },
} as const satisfies Record<StoryFormName, Record<string, readonly Place[]>>;

export type StorySectionOf<F extends StoryFormName> = keyof (typeof STORY_SECTIONS)[F];
