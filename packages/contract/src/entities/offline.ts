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
import { Id, Instant, Language } from './common.ts';
import { mapOf, text } from './ruled.ts';
import { GameConfig, Story } from './story.ts';
import { StoryChoice, StoryNode, StoryStructure, UntoldSecrets } from './structure.ts';
import { schemaOf } from './structureSchema.ts';

const namedNode = { keyMax: NODE_NAME_MAX, entries: NODES_MAX };

const OfflineNode = StoryNode.pick({
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
  .meta({ id: 'OfflineNode' });

const OfflineLayerNode = schemaOf(LAYER_NODE)
  .pick({ title: true, hint: true, text: true, variants: true })
  .extend({ choices: z.array(schemaOf(LAYER_CHOICE).omit({ said: true })).optional() })
  .meta({ id: 'OfflineLayerNode' });

/** The words of the story in another language, in the same structure. */
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
      .describe('Each with its name'),
    things: z
      .array(text(MET_NAME_MAX))
      .max(SHARES_MAX + MEETS_MAX)
      .describe('`met`, a space and a name: whom the reader has met in other stories of the author'),
  })
  .meta({ id: 'OfflineBrought' });
export type OfflineBrought = z.infer<typeof OfflineBrought>;

/** A downloaded story: `{kathaloka: 1, story}` is a file of the open format, without the fields for narrators. */
export const OfflineStory = z
  .object({
    story_id: Id,
    snapshot_id: Id.describe('The version of the story, as it is sent with what was played of it'),
    story_version: z.int().min(0).describe('The number of that version; 0 where it was never published'),
    kept_until: Instant.describe('Until then at least the server knows this version; asking again renews it'),
    languages: z.array(Language).describe('In which it can be told; the one in which it was written first'),
    pictures: z.array(z.string()).describe('Addresses of this site that its pages show'),
    brought: OfflineBrought.nullable().describe(
      'With what the caller begins it: what earlier parts of its series left, and whom they have met. Null: with nothing',
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

const at = Instant.describe('When it was made, by the clock of the device');

/** A move of a play without a network: a move of the open format's player, or Undo. */
export const OfflineMove = z
  .union([
    z.object({ undo: z.literal(true).describe('Back to the place before'), at }),
    z.object({
      choose: z
        .int()
        .min(0)
        .max(CHOICES_MAX - 1)
        .describe('The place of the choice among those that were offered'),
      answer: text(ANSWER_MAX).nullish().describe('To a choice that `asks`'),
      to: text(NODE_NAME_MAX).optional().describe('The scene to which it has led'),
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
      .describe('The server has this many moves from the beginning'),
    session_id: Id.nullable().describe(
      'The session that has the last of them; null where there is none, or it was deleted',
    ),
    is_completed: z.boolean().describe('Whether that session has come to an ending'),
    refused: z
      .object({
        at: z.int().min(0).describe('The place of the move; those before it are stored'),
        code: z.enum(OFFLINE_REFUSALS),
        detail: z.string(),
      })
      .nullable()
      .describe('A move that the story does not allow: it and those after it are not stored'),
  })
  .meta({ id: 'UploadedPlay' });
export type UploadedPlay = z.infer<typeof UploadedPlay>;

/** A play in the export of its owner's data. */
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
