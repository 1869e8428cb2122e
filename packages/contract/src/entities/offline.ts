import { z } from 'zod';
import {
  CHOICES_MAX,
  MEETS_MAX,
  NODE_NAME_MAX,
  NODES_MAX,
  SHARE_NAME_MAX,
  SHARES_MAX,
} from '../allLimits.ts';
import { LAYER_CHOICE, LAYER_NODE, LAYER_TEXTS } from '../layerFields.ts';
import { ANSWER_MAX, BROUGHT_NUMBER_MAX, OFFLINE_PLAY_MAX, OFFLINE_REFUSALS } from '../limits.ts';
import { passingChecked } from './checked.ts';
import { Id, Instant, Language } from './common.ts';
import { mapOf, text } from './ruled.ts';
import { GameConfig, Story } from './story.ts';
import { StoryChoice, StoryNode, StoryStructure, UntoldSecrets } from './structure.ts';
import { schemaOf } from './structureSchema.ts';

const namedNode = { keyMax: NODE_NAME_MAX, entries: NODES_MAX };

export const OfflineNode = passingChecked(
  StoryNode.pick({
    text: true,
    title: true,
    hint: true,
    variants: true,
    mode: true,
    max_turns: true,
    each_turn: true,
    time_out: true,
    ending: true,
  })
    .extend({
      choices: z.array(StoryChoice.omit({ said: true })),
    })
    .meta({ id: 'OfflineNode' }),
);

const OfflineLayerNode = schemaOf(LAYER_NODE)
  .pick({ title: true, hint: true, text: true, variants: true })
  .extend({ choices: z.array(schemaOf(LAYER_CHOICE).omit({ said: true })).optional() })
  .meta({ id: 'OfflineLayerNode' });

/** The text of the story in another language, in the same structure. */
const OfflineLayer = schemaOf(LAYER_TEXTS)
  .pick({ title: true, image_alt: true, chapters: true, things: true })
  .extend({ nodes: mapOf(OfflineLayerNode, namedNode).optional() })
  .meta({ id: 'OfflineLayer' });

const MET_NAME_MAX = 'met '.length + SHARE_NAME_MAX;

/** What a reader has brought along from other stories at the start of a play. */
export const OfflineBrought = z
  .object({
    numbers: z
      .array(z.tuple([text(SHARE_NAME_MAX), z.int().min(-BROUGHT_NUMBER_MAX).max(BROUGHT_NUMBER_MAX)]))
      .max(SHARES_MAX)
      .describe('Pairs of a name and its number'),
    things: z
      .array(text(MET_NAME_MAX))
      .max(SHARES_MAX + MEETS_MAX)
      .describe(
        'Names of things; or `met`, a space and the name of a person met in another story of the author',
      ),
  })
  .meta({ id: 'OfflineBrought' });
export type OfflineBrought = z.infer<typeof OfflineBrought>;

/** A downloaded story without the fields for narrators: `{kathaloka: 1, story}` is a file in the open format. */
export const OfflineStory = z
  .object({
    story_id: Id,
    snapshot_id: Id.describe('The id of this version of the story, to send with uploaded moves'),
    story_version: z.int().min(0).describe('The number of that version; 0 if the story was never published'),
    kept_until: Instant.describe(
      'The server stores this version at least until then; another download extends it',
    ),
    languages: z.array(Language).describe('The languages in which it can be told, the original first'),
    pictures: z.array(z.string()).describe('URLs on this site of the pictures that the story shows'),
    brought: OfflineBrought.nullable().describe(
      'What the caller brings along: what earlier parts of the series left, and people met in other stories. Null if nothing',
    ),
    story: Story.pick({
      title: true,
      language: true,
      cover_image_url: true,
      image_alt: true,
      initial_xp: true,
      total_scenes: true,
    }).extend({
      game_config: GameConfig,
      story_structure: StoryStructure.extend({
        secrets: UntoldSecrets.optional(),
        nodes: mapOf(OfflineNode, namedNode),
      }),
      layers: z.partialRecord(Language, OfflineLayer),
    }),
  })
  .meta({ id: 'OfflineStory' });
export type OfflineStory = z.infer<typeof OfflineStory>;

const at = Instant.describe('When the move was made, by the clock of the device');

/** A move of an offline play: a move of the open format's player, or Undo. */
export const OfflineMove = z
  .union([
    z.object({ undo: z.literal(true).describe('Undoes the last move'), at }),
    z.object({
      choose: z
        .int()
        .min(0)
        .max(CHOICES_MAX - 1)
        .describe('The index of the choice among those that were offered'),
      answer: text(ANSWER_MAX).nullish().describe('The answer to a choice that `asks`'),
      to: text(NODE_NAME_MAX).optional().describe('The scene that the choice led to'),
      at,
    }),
  ])
  .meta({ id: 'OfflineMove' });
export type OfflineMove = z.infer<typeof OfflineMove>;

/** The state of a play on the server after an upload. */
export const UploadedPlay = z
  .object({
    stored: z
      .int()
      .min(0)
      .max(OFFLINE_PLAY_MAX)
      .describe('How many moves the server has, from the beginning of the play'),
    session_id: Id.nullable().describe(
      'The session with the last stored move; null if there is none, or it was deleted',
    ),
    is_completed: z.boolean().describe('Whether that session has reached an ending'),
    refused: z
      .object({
        at: z.int().min(0).describe('The index of the refused move; the moves before it are stored'),
        code: z.enum(OFFLINE_REFUSALS),
        detail: z.string(),
      })
      .nullable()
      .describe('The first move that the story does not allow; it and the moves after it are not stored'),
  })
  .meta({ id: 'UploadedPlay' });
export type UploadedPlay = z.infer<typeof UploadedPlay>;

/** An offline play in the export of its owner's data. */
export const OfflinePlay = z
  .object({
    offline_id: Id,
    story_id: Id,
    session_id: Id.nullable(),
    moves: z.int().min(0),
    begun_at: Instant,
    uploaded_at: Instant,
  })
  .meta({ id: 'OfflinePlay' });
export type OfflinePlay = z.infer<typeof OfflinePlay>;
