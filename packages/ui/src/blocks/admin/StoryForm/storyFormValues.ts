import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { ADMIN_CONTENT_RATINGS, GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { readContentRating, readJsonObject, readStoryNumber, withEndNode } from '@kathaloka/contract/rules';
import { firstStructure, newStoryDraft } from '@kathaloka/story/editing';

export const STORY_NUMBER_FIELDS = [
  'initial_xp',
  'actions_count',
  'story_cards_count',
  'total_scenes',
  'branching_points',
  'possible_endings',
  'estimated_play_time',
] as const satisfies readonly (keyof StoryCreate)[];
type StoryNumberField = (typeof STORY_NUMBER_FIELDS)[number];

/** What the form edits as text. */
const TEXTS = [
  'title',
  'tagline',
  'story_description',
  'story_prompt',
  'story_system_prompt',
  'cover_image_url',
  'image_alt',
  'category_id',
  'content_rating',
  'difficulty_level',
  'language',
  'game_config',
  'story_structure',
  ...STORY_NUMBER_FIELDS,
] as const satisfies readonly (keyof StoryCreate)[];
type TextName = (typeof TEXTS)[number];

/** The raw values of the form. */
export type StoryFormTexts = Record<TextName, string>;

/** The checkboxes. */
export type StoryFormTicks = Pick<StoryCreate, 'tag_ids' | 'is_featured' | 'is_premium'>;

/** The payload: the fields of a story, with its JSON parsed. */
export interface AdminStoryValues
  extends StoryFormTicks, Omit<Pick<StoryCreate, TextName>, 'game_config' | 'story_structure'> {
  game_config: Record<string, unknown>;
  story_structure: Record<string, unknown>;
}

const NO_WORDS = { text: '', choice: '' };
const NEW_STORY = {
  ...newStoryDraft(firstStructure({ intro: NO_WORDS, next_node: NO_WORDS, end: NO_WORDS })),
  game_config: GAME_CONFIG_DEFAULTS,
};

function textOf(value: string | number | object | null): string {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value, undefined, 2)
    : String(value ?? '');
}

/** The initial texts: the story's, or the defaults of a new one. */
export function textsOf(story: AuthoredStory | undefined): StoryFormTexts {
  const from = story ? { ...story, category_id: story.category?.id ?? '' } : NEW_STORY;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, textOf(from[name])])) as StoryFormTexts;
  return { ...texts, content_rating: readContentRating(from.content_rating, ADMIN_CONTENT_RATINGS) };
}

export function ticksOf(story: AuthoredStory | undefined): StoryFormTicks {
  const { is_featured, is_premium } = story ?? NEW_STORY;
  return { tag_ids: story?.tags.map(({ id }) => id) ?? [], is_featured, is_premium };
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
