import { z } from 'zod';
import {
  COMMAND_XP,
  COMMANDS_MAX,
  GAME_CONFIG_DEFAULTS,
  SKILL_CHECK_DIFFICULTIES,
  STORY_NUMBERS,
  STORY_TAGLINE_MAX,
  STORY_TAGS_MAX,
  STORY_TEXT_MAX,
  STORY_TITLE_MAX,
  URL_MAX,
} from '../allLimits.ts';
import { EDIT_KINDS, STORY_ACTS } from '../options.ts';
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
import { mapOf, report, ruled } from './ruled.ts';
import { GameConfig, Story } from './story.ts';
import { withDefaults, writtenFields } from './storyFieldSchemas.ts';
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
  description:
    'An https address, from which the server fetches the picture once, or the path of a picture on this site',
});

/** Fields that an author must fill in. */
const needed = {
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
  category_id: ruled(checkCategoryId, { format: 'uuid' }),
};

const {
  title: _title,
  tagline: _tagline,
  story_description: _text,
  story_prompt: _prompt,
  ...plain
} = writtenFields;

/** Fields that have a default in an empty story. */
const omittable = {
  ...plain,
  story_system_prompt: plain.story_system_prompt.describe('Visible only to the author and administrators'),
  content_rating: ContentRating,
  language: Language,
  difficulty_level: Difficulty,
  is_featured: plain.is_featured.describe('Only an administrator may set this'),
  is_open_to_guests: plain.is_open_to_guests.describe(
    'Guests may play all of it without an account; only an administrator may set this',
  ),
  cover_image_url: coverUrl.nullable(),
  cover: Cover.nullable(),
  tag_ids: z.array(Id).max(STORY_TAGS_MAX),
  lore_cards: LoreCards,
  depiction: Depictions,
  lexicon: Lexicon.nullable(),
  layers: StoryLayers,
};

/** Every field that an author writes, without defaults: a field that `StoryUpdate` omits stays unchanged. */
const fields = {
  ...needed,
  ...omittable,
  game_config: GameConfigInput,
  story_structure: StoryStructureInput,
};

/** The fields that an imported file may set, besides its scenes. */
export const ImportedFields = z
  .object({ ...fields, game_config: GameConfig })
  .omit({ story_structure: true })
  .partial();

export const StoryCreate = z
  .object({
    ...needed,
    ...withDefaults(omittable),
    game_config: fields.game_config.prefault({}),
    story_structure: fields.story_structure.prefault({}),
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

/** When a story is deleted. Only its author and administrators see it, like `stateOfWork`. */
export const DeletesAt = Instant.nullable().describe(
  'When the story in the bin is deleted. Null if it is not in the bin',
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
    .describe(
      'The newest decision on a reader’s report; null once it is hidden or a later version is published',
    ),
  admin_act: z
    .object({
      number: z.int().min(1).describe('The number of the restore point'),
      act: z.enum(STORY_ACTS),
      kinds: z.array(z.enum(EDIT_KINDS)).describe('What it changed'),
      at: Instant,
    })
    .nullable()
    .describe('What an administrator did to it last; null once the author has hidden it'),
  submitted_at: Instant.nullable().describe('When it was submitted; null unless it waits for a review'),
  has_unpublished_changes: z
    .boolean()
    .describe('Whether it was changed since it was published; players still get the published version'),
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
  cover_source: z
    .string()
    .nullable()
    .describe('Where the picture of the cover was fetched; null if it is from this site'),
  ...stateOfWork,
}).meta({ id: 'AuthoredStory' });
export type AuthoredStory = z.infer<typeof AuthoredStory>;

/** A row of My Stories. */
export const MyStory = Story.extend(stateOfWork).meta({ id: 'MyStory' });
export type MyStory = z.infer<typeof MyStory>;

export const MyStories = z.object({ stories: z.array(MyStory) }).meta({ id: 'MyStories' });
export type MyStories = z.infer<typeof MyStories>;
