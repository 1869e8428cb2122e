import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { ADMIN_CONTENT_RATINGS, GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { readContentRating } from '@kathaloka/contract/rules';
import {
  coverGiven,
  draftOf,
  firstStructure,
  newStoryDraft,
  readJsonObject,
  withEndNode,
} from '@kathaloka/story/editing';

/** Fields that this form neither shows nor sends. */
type OtherField = 'cover' | 'lore_cards' | 'depiction' | 'lexicon';

/** The values of the form: a draft, with its JSON as text. */
export interface AdminStoryDraft extends Omit<StoryCreate, OtherField | 'game_config' | 'story_structure'> {
  cover_image_url: string;
  game_config: string;
  story_structure: string;
}

/** The payload: a draft, with its JSON parsed. */
export interface AdminStoryValues extends Omit<AdminStoryDraft, 'game_config' | 'story_structure'> {
  game_config: Record<string, unknown>;
  story_structure: Record<string, unknown>;
}

const NO_WORDS = { text: '', choice: '' };
const NEW_STORY = {
  ...newStoryDraft(firstStructure({ intro: NO_WORDS, next_node: NO_WORDS, end: NO_WORDS })),
  game_config: GAME_CONFIG_DEFAULTS,
};

function jsonOf(value: object): string {
  return JSON.stringify(value, undefined, 2);
}

/** The initial values: the story's, or defaults for a new one. Of a generated cover only the address is taken. */
export function adminDraftOf(story: AuthoredStory | undefined): AdminStoryDraft {
  const from = story ? { ...draftOf(story), cover_image_url: coverGiven(story) } : NEW_STORY;
  const { cover: _cover, lore_cards: _cards, depiction: _depiction, lexicon: _lexicon, ...shown } = from;
  return {
    ...shown,
    cover_image_url: shown.cover_image_url ?? '',
    content_rating: readContentRating(shown.content_rating, ADMIN_CONTENT_RATINGS),
    game_config: jsonOf(shown.game_config),
    story_structure: jsonOf(shown.story_structure),
  };
}

/** The payload of a draft: parses its JSON, and adds an `end` scene if choices lead to it. */
export function valuesOf(draft: AdminStoryDraft): AdminStoryValues {
  return {
    ...draft,
    title: draft.title.trim(),
    tagline: draft.tagline.trim(),
    cover_image_url: draft.cover_image_url.trim(),
    game_config: readJsonObject(draft.game_config),
    story_structure: withEndNode(readJsonObject(draft.story_structure)),
  };
}
