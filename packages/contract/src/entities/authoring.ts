import { z } from 'zod';
import {
  COMMAND_XP,
  COMMANDS_MAX,
  GAME_CONFIG_DEFAULTS,
  IMAGE_ALT_MAX,
  SKILL_CHECK_DIFFICULTIES,
  STORY_DEFAULTS,
  STORY_NUMBERS,
  STORY_TAGLINE_MAX,
  STORY_TAGS_MAX,
  STORY_TEXT_MAX,
  STORY_TITLE_MAX,
  URL_MAX,
} from '../allLimits.ts';
import {
  checkCategoryId,
  checkCoverUrl,
  checkDescription,
  checkOptionalTagline,
  checkStoryPrompt,
  checkTagline,
  checkTitle,
} from '../rules/authoring.ts';
import { ContentRating, Difficulty, Id, Instant, Language } from './common.ts';
import { Cover, Depictions, Lexicon, LoreCards } from './extras.ts';
import { StoryLayers } from './layer.ts';
import { ReportDecision } from './report.ts';
import { mapOf, report, ruled, text } from './ruled.ts';
import { GameConfig, Story } from './story.ts';
import { StoryStructure, StoryStructureInput } from './structure.ts';

function whole(name: keyof typeof STORY_NUMBERS) {
  const { min, max } = STORY_NUMBERS[name];
  return z.int().min(min).max(max);
}

/** `COMMAND_XP` is used for every command without a price of its own. */
const commands = mapOf(z.object({ cost: z.int().min(0).max(1_000_000) }), {
  keyMax: 40,
  entries: COMMANDS_MAX,
});

export const GameConfigInput = z
  .object({
    xp_gain_multiplier: z
      .number()
      .min(STORY_NUMBERS.xp_gain_multiplier.min)
      .max(STORY_NUMBERS.xp_gain_multiplier.max)
      .default(GAME_CONFIG_DEFAULTS.xp_gain_multiplier),
    health_max: whole('health_max').default(GAME_CONFIG_DEFAULTS.health_max),
    inventory_slots: whole('inventory_slots').default(GAME_CONFIG_DEFAULTS.inventory_slots),
    skill_check_difficulty: z
      .enum(SKILL_CHECK_DIFFICULTIES)
      .default(GAME_CONFIG_DEFAULTS.skill_check_difficulty),
    commands: commands.default({
      continue: { cost: COMMAND_XP.continue },
      immerse: { cost: COMMAND_XP.immerse },
      show: { cost: COMMAND_XP.show },
      undo: { cost: COMMAND_XP.undo },
    }),
  })
  .meta({ id: 'GameConfigInput' });

const coverUrl = ruled(checkCoverUrl, {
  maxLength: URL_MAX,
  description: 'An https address, or the path of a picture on this site',
});

/** Every field that an author writes, without defaults: a field missing from `StoryUpdate` stays unchanged. */
const fields = {
  title: ruled(checkTitle, { minLength: 1, maxLength: STORY_TITLE_MAX }),
  tagline: ruled(checkTagline, { minLength: 1, maxLength: STORY_TAGLINE_MAX }),
  story_description: ruled(checkDescription, {
    minLength: 1,
    maxLength: STORY_TEXT_MAX,
    description: 'Markdown',
  }),
  story_prompt: ruled(checkStoryPrompt, {
    minLength: 1,
    maxLength: STORY_TEXT_MAX,
    description: 'Markdown; public',
  }),
  story_system_prompt: text(STORY_TEXT_MAX).describe('Visible only to the author and administrators'),
  cover_image_url: coverUrl.nullable(),
  image_alt: text(IMAGE_ALT_MAX),
  cover: Cover.nullable(),
  category_id: ruled(checkCategoryId, { format: 'uuid' }),
  tag_ids: z.array(Id).max(STORY_TAGS_MAX),
  initial_xp: whole('initial_xp'),
  actions_count: whole('actions_count'),
  story_cards_count: whole('story_cards_count'),
  total_scenes: whole('total_scenes'),
  branching_points: whole('branching_points'),
  possible_endings: whole('possible_endings'),
  estimated_play_time: whole('estimated_play_time'),
  content_rating: ContentRating,
  language: Language,
  difficulty_level: Difficulty,
  is_premium: z.boolean(),
  is_featured: z.boolean().describe('Only an administrator may set this'),
  is_open_to_guests: z
    .boolean()
    .describe('Guests may play all of it without an account; only an administrator may set this'),
  game_config: GameConfigInput,
  story_structure: StoryStructureInput,
  lore_cards: LoreCards,
  depiction: Depictions,
  lexicon: Lexicon.nullable(),
  layers: StoryLayers,
};

/** The story fields that an imported file may have, besides its scenes. */
export const ImportedFields = z
  .object({ ...fields, game_config: GameConfig })
  .omit({ story_structure: true })
  .partial();

export const StoryCreate = z
  .object({
    ...fields,
    story_system_prompt: fields.story_system_prompt.default(''),
    cover_image_url: fields.cover_image_url.default(null),
    image_alt: fields.image_alt.default(''),
    cover: fields.cover.default(null),
    tag_ids: fields.tag_ids.default([]),
    initial_xp: fields.initial_xp.default(STORY_DEFAULTS.initial_xp),
    actions_count: fields.actions_count.default(STORY_DEFAULTS.actions_count),
    story_cards_count: fields.story_cards_count.default(STORY_DEFAULTS.story_cards_count),
    total_scenes: fields.total_scenes.default(STORY_DEFAULTS.total_scenes),
    branching_points: fields.branching_points.default(STORY_DEFAULTS.branching_points),
    possible_endings: fields.possible_endings.default(STORY_DEFAULTS.possible_endings),
    estimated_play_time: fields.estimated_play_time.default(STORY_DEFAULTS.estimated_play_time),
    content_rating: fields.content_rating.default(STORY_DEFAULTS.content_rating),
    language: fields.language.default(STORY_DEFAULTS.language),
    difficulty_level: fields.difficulty_level.default(STORY_DEFAULTS.difficulty_level),
    is_premium: fields.is_premium.default(STORY_DEFAULTS.is_premium),
    is_featured: fields.is_featured.default(false),
    is_open_to_guests: fields.is_open_to_guests.default(false),
    game_config: fields.game_config.prefault({}),
    story_structure: fields.story_structure.prefault({}),
    lore_cards: fields.lore_cards.default([]),
    depiction: fields.depiction.default([]),
    lexicon: fields.lexicon.default(null),
    layers: fields.layers.default({}),
  })
  .superRefine(({ cover, cover_image_url }, context) => {
    if (!cover && cover_image_url === null) report(context, checkCoverUrl(''), ['cover_image_url']);
  })
  .meta({ id: 'StoryCreate' });
export type StoryCreate = z.infer<typeof StoryCreate>;

const version = z.int().min(1).describe('Incremented by each change of the story');

/** The author's form sends `description`, the administrator's `story_description`. Merges both into one field. */
export const StoryUpdate = z
  .object({
    ...fields,
    tagline: ruled(checkOptionalTagline, { maxLength: STORY_TAGLINE_MAX }),
    category_id: fields.category_id.nullable(),
    description: fields.story_description.describe('An alias of `story_description`, which takes precedence'),
    version: version.describe(
      'The version on which the change is based: 409 `stale_version` if it is no longer the current one. If it is omitted, the last change wins',
    ),
  })
  .partial()
  .meta({ id: 'StoryUpdate', description: 'Omitted fields stay as they are' })
  .transform(({ description, ...update }) =>
    description === undefined ? update : { story_description: description, ...update },
  );
/** The input, as forms send it. */
export type StoryUpdate = z.input<typeof StoryUpdate>;

/** Like `stateOfWork`, only for the author and administrators. */
export const DeletesAt = Instant.nullable().describe(
  'When it is deleted, because its author has asked for it and others still play it; null: it stays, or is gone',
);

const stateOfWork = {
  review_note: z.string().nullable().describe('The reviewer’s reason, if the story was sent back'),
  report_decision: z
    .object({
      decision: ReportDecision.exclude(['dismiss', 'revoke']),
      note: z.string(),
      decided_at: Instant,
    })
    .nullable()
    .describe('The newest decision on a reader’s report, until it is hidden or a later version is published'),
  submitted_at: Instant.nullable().describe('When it was submitted, while it waits for a reviewer'),
  has_unpublished_changes: z
    .boolean()
    .describe('It was published and has been changed since; players still get the published version'),
  published_version: z.int().min(1).nullable().describe('The number of the newest published version'),
  deletes_at: DeletesAt,
  version,
};

/** A story as its author and administrators see it, with changes that are not published yet. */
export const AuthoredStory = Story.extend({
  story_system_prompt: z.string(),
  game_config: GameConfig,
  story_structure: StoryStructure,
  lore_cards: LoreCards,
  depiction: Depictions,
  lexicon: Lexicon.nullable(),
  // stories from before there were layers have none
  layers: StoryLayers.default({}),
  cover: Cover.nullable(),
  ...stateOfWork,
}).meta({ id: 'AuthoredStory' });
export type AuthoredStory = z.infer<typeof AuthoredStory>;

/** A row of My Stories. */
export const MyStory = Story.extend(stateOfWork).meta({ id: 'MyStory' });
export type MyStory = z.infer<typeof MyStory>;

export const MyStories = z.object({ stories: z.array(MyStory) }).meta({ id: 'MyStories' });
export type MyStories = z.infer<typeof MyStories>;
