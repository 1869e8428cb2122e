import type {
  Category,
  Language,
  Story,
  StoryAuthor,
  StoryCreate,
  StoryStructure,
  Tag,
} from '@kathaloka/contract/entities';
import { ownPicture, pick, type StoryBasicsForm } from '@kathaloka/contract/rules';
import { COUNTED_FIELDS, EMPTY_STORY } from '@kathaloka/contract/storyFields';
import { storyCounts, type StoryCounts } from '../counts.ts';
import { translatedInto, translationsOf } from '../layers/index.ts';

/** The six required fields, in the order of the form. */
export const NEEDED_FIELDS = [
  'title',
  'tagline',
  'story_description',
  'story_prompt',
  'category_id',
  'cover_image_url',
] as const satisfies readonly (keyof StoryBasicsForm)[];
export type NeededField = (typeof NEEDED_FIELDS)[number];

/** The texts of a new story's scenes, in the author's language. */
export interface FirstScenes {
  intro: { text: string; choice: string };
  next_node: { text: string; choice: string };
  end: { text: string };
}

/** The initial scenes of a new story. */
export function firstStructure({ intro, next_node, end }: FirstScenes): StoryStructure {
  return {
    start_node: 'intro',
    nodes: {
      intro: { text: intro.text, choices: [{ text: intro.choice, target: 'next_node' }] },
      next_node: { text: next_node.text, choices: [{ text: next_node.choice, target: 'end' }] },
      end: { text: end.text, choices: [] },
    },
  };
}

/** The initial values of the wizard: the specification's defaults and three scenes, in the author's language. */
export function newStoryDraft(
  story_structure: StoryStructure,
  language: Language = EMPTY_STORY.language,
): StoryCreate {
  return { ...EMPTY_STORY, story_structure, language };
}

/** The counts on the story page, derived from the scenes and lore cards. */
export function countedNumbers({ story_structure, lore_cards }: StoryCreate): StoryCounts {
  const counts = storyCounts(story_structure, lore_cards);
  return { ...counts, possible_endings: Math.max(1, counts.possible_endings) };
}

/** Updates derived counts after a change of scenes or lore cards. Counts typed by the author stay. */
export function withCountedNumbers(before: StoryCreate, after: StoryCreate): StoryCreate {
  const isSameStory =
    after.story_structure === before.story_structure && after.lore_cards === before.lore_cards;
  if (isSameStory) return after;
  const [was, is] = [countedNumbers(before), countedNumbers(after)];
  const exactly = storyCounts(before.story_structure, before.lore_cards);
  const counted = COUNTED_FIELDS.filter(
    (field) =>
      after[field] === before[field] && (before[field] === was[field] || before[field] === exactly[field]),
  );
  return { ...after, ...pick(is, counted) };
}

export interface DraftSurroundings {
  author: StoryAuthor;
  categories: readonly Category[];
  tags: readonly Tag[];
  /** The URL of the generated cover. */
  drawnCover?: string | undefined;
}

const NOBODY_YET = {
  likes_total: 0,
  plays_total: 0,
  bookmarks_total: 0,
  shares_count: 0,
  completion_rate: null,
  average_rating: 0,
};

/** A preview of the draft as readers would see it. */
export function previewOf(
  draft: StoryCreate,
  { author, categories, tags, drawnCover }: DraftSurroundings,
): Story {
  return {
    ...draft,
    id: 'draft',
    languages: [draft.language, ...translatedInto(draft)],
    translations: translationsOf(draft),
    cover_image_url: draft.cover ? (drawnCover ?? null) : ownPicture(draft.cover_image_url || null),
    category: categories.find(({ id }) => id === draft.category_id) ?? null,
    tags: tags.filter(({ id }) => draft.tag_ids.includes(id)),
    author,
    status: 'draft',
    series: null,
    created_at: '',
    stats: NOBODY_YET,
    user_state: { hasLiked: false, hasBookmarked: false, has_premium_access: true },
  };
}
