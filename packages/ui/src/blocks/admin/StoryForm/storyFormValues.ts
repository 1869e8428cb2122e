import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { ADMIN_CONTENT_RATINGS, GAME_CONFIG_DEFAULTS, STORY_DEFAULTS } from '@kathaloka/contract/limits';
import { readContentRating, readJsonObject, readStoryNumber, withEndNode } from '@kathaloka/contract/rules';

export const STORY_NUMBER_FIELDS = [
  'initial_xp',
  'actions_count',
  'story_cards_count',
  'total_scenes',
  'branching_points',
  'possible_endings',
  'estimated_play_time',
] as const;
export type StoryNumberField = (typeof STORY_NUMBER_FIELDS)[number];

type TextName =
  | 'title'
  | 'tagline'
  | 'story_description'
  | 'story_prompt'
  | 'story_system_prompt'
  | 'cover_image_url'
  | 'image_alt'
  | 'category_id'
  | 'content_rating'
  | 'difficulty_level'
  | 'language'
  | 'game_config'
  | 'story_structure';

/** The raw values of the form. */
export type StoryFormTexts = Record<TextName | StoryNumberField, string>;

/** The checkboxes. */
export interface StoryFormTicks {
  tag_ids: string[];
  is_featured: boolean;
  is_premium: boolean;
}

type WrittenFields = Omit<
  StoryCreate,
  'cover' | 'lore_cards' | 'depiction' | 'lexicon' | 'game_config' | 'story_structure'
>;

/** The payload: the fields of a story, with its JSON parsed. */
export interface AdminStoryValues extends WrittenFields {
  game_config: Record<string, unknown>;
  story_structure: Record<string, unknown>;
}

const FIRST_STRUCTURE = {
  start_node: 'intro',
  nodes: {
    intro: { text: '', choices: [{ text: '', target: 'next_node' }] },
    next_node: { text: '', choices: [{ text: '', target: 'end' }] },
    end: { text: '', choices: [] },
  },
};

function jsonText(value: object): string {
  return JSON.stringify(value, undefined, 2);
}

/** The initial texts: the story's, or the defaults of a new one. */
export function textsOf(story: AuthoredStory | undefined): StoryFormTexts {
  const from = story ?? {
    ...STORY_DEFAULTS,
    game_config: GAME_CONFIG_DEFAULTS,
    story_structure: FIRST_STRUCTURE,
  };
  const numbers = Object.fromEntries(STORY_NUMBER_FIELDS.map((name) => [name, String(from[name])]));
  return {
    ...(numbers as Record<StoryNumberField, string>),
    title: story?.title ?? '',
    tagline: story?.tagline ?? '',
    story_description: story?.story_description ?? '',
    story_prompt: story?.story_prompt ?? '',
    story_system_prompt: story?.story_system_prompt ?? '',
    cover_image_url: story?.cover_image_url ?? '',
    image_alt: story?.image_alt ?? '',
    category_id: story?.category?.id ?? '',
    content_rating: readContentRating(from.content_rating, ADMIN_CONTENT_RATINGS),
    difficulty_level: from.difficulty_level,
    language: from.language,
    game_config: jsonText(from.game_config),
    story_structure: jsonText(from.story_structure),
  };
}

export function ticksOf(story: AuthoredStory | undefined): StoryFormTicks {
  return {
    tag_ids: story?.tags.map(({ id }) => id) ?? [],
    is_featured: story?.is_featured ?? false,
    is_premium: story?.is_premium ?? STORY_DEFAULTS.is_premium,
  };
}

/** The payload: numbers whole and within bounds, JSON parsed, and an `end` scene if choices lead to it. */
export function valuesOf(texts: StoryFormTexts, ticks: StoryFormTicks): AdminStoryValues {
  const numbers = Object.fromEntries(
    STORY_NUMBER_FIELDS.map((name) => [name, readStoryNumber(name, texts[name])]),
  );
  return {
    ...texts,
    ...ticks,
    ...(numbers as Record<StoryNumberField, number>),
    title: texts.title.trim(),
    tagline: texts.tagline.trim(),
    cover_image_url: texts.cover_image_url.trim(),
    content_rating: readContentRating(texts.content_rating, ADMIN_CONTENT_RATINGS),
    difficulty_level: texts.difficulty_level as AdminStoryValues['difficulty_level'],
    language: texts.language as AdminStoryValues['language'],
    game_config: readJsonObject(texts.game_config),
    story_structure: withEndNode(readJsonObject(texts.story_structure)),
  };
}
