import type {
  Category,
  Story,
  StoryAuthor,
  StoryCreate,
  StoryStructure,
  Tag,
} from '@kathaloka/contract/entities';
import { COMMAND_XP, GAME_CONFIG_DEFAULTS, STORY_DEFAULTS } from '@kathaloka/contract/limits';
import { createStoryRules, faultsOf, type FormFaults, type StoryBasicsForm } from '@kathaloka/contract/rules';
import type { Words } from '../../../words/en.ts';
import { structureCounts } from './structureCounts.ts';

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

/** The initial scenes of a new story, in the author's language. */
export function firstStructure({ intro, next_node, end }: Words['structure']['firstScenes']): StoryStructure {
  return {
    start_node: 'intro',
    nodes: {
      intro: { text: intro.text, choices: [{ text: intro.choice, target: 'next_node' }] },
      next_node: { text: next_node.text, choices: [{ text: next_node.choice, target: 'end' }] },
      end: { text: end.text, choices: [] },
    },
  };
}

/** The initial values of the wizard: the specification's defaults and three scenes. */
export function newStoryDraft(story_structure: StoryStructure): StoryCreate {
  const { continue: next, immerse, show, undo } = COMMAND_XP;
  return {
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
    game_config: {
      ...GAME_CONFIG_DEFAULTS,
      commands: {
        continue: { cost: next },
        immerse: { cost: immerse },
        show: { cost: show },
        undo: { cost: undo },
      },
    },
    story_structure,
    lore_cards: [],
    depiction: [],
    lexicon: null,
  };
}

const { cover_image_url: _url, ...rulesWithoutUrl } = createStoryRules;

/** Errors of the basic fields. A story with a generated cover needs no cover URL. */
export function basicsFaults(draft: StoryCreate): FormFaults<StoryBasicsForm> {
  const form = { ...draft, cover_image_url: draft.cover_image_url ?? '' };
  return faultsOf(form, draft.cover ? rulesWithoutUrl : createStoryRules);
}

export function missingFields(draft: StoryCreate): NeededField[] {
  const faults = basicsFaults(draft);
  return NEEDED_FIELDS.filter((field) => faults[field]);
}

/** The counts on the story page, derived from its scenes. */
export function countedNumbers({ story_structure, lore_cards }: StoryCreate) {
  const { scenes, choices, branches, endings } = structureCounts(story_structure);
  return {
    actions_count: choices,
    story_cards_count: lore_cards.length,
    total_scenes: scenes,
    branching_points: branches,
    possible_endings: Math.max(1, endings),
  } satisfies Partial<StoryCreate>;
}

export interface DraftSurroundings {
  author: StoryAuthor;
  categories: readonly Category[];
  tags: readonly Tag[];
  /** The input of the generated cover. */
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
    cover_image_url: (draft.cover ? drawnCover : draft.cover_image_url) || null,
    category: categories.find(({ id }) => id === draft.category_id) ?? null,
    tags: tags.filter(({ id }) => draft.tag_ids.includes(id)),
    author,
    status: 'draft',
    created_at: '',
    stats: NOBODY_YET,
    user_state: { hasLiked: false, hasBookmarked: false, has_premium_access: true },
  };
}
