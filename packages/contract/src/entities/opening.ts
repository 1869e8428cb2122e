import { z } from 'zod';
import { NODE_NAME_MAX, NODES_MAX } from '../allLimits.ts';
import { COVER_ORIGINS, SCENE_TELLINGS } from '../options.ts';
import { mapOf } from './ruled.ts';
import { GameConfig, Story } from './story.ts';
import { StoryChoice, StoryNode, StoryStructure } from './structure.ts';

/** Who may tell and draw in a story, besides its author. */
export const StoryTellers = z
  .object({
    scenes: z.enum(SCENE_TELLINGS).describe('How its scenes are told'),
    by_models: z.boolean().describe('Whether a language model may tell in it'),
    pictures_by_models: z.boolean().describe('Whether an image model may draw its scenes'),
    cover: z.enum(COVER_ORIGINS).nullable().describe('Who made its cover; null without a cover'),
  })
  .meta({ id: 'StoryTellers' });
export type StoryTellers = z.infer<typeof StoryTellers>;

/** The first scene of a story, which is public. */
export const Opening = z
  .object({
    text: z.string().describe('The text of the first scene, with the story’s initial values filled in'),
    choices: z.array(z.string()).describe('The available choices of the first scene'),
    asking: z.array(z.string()).optional().describe('The choices among these that ask for a name or a word'),
    tellers: StoryTellers,
  })
  .meta({ id: 'Opening' });
export type Opening = z.infer<typeof Opening>;

const GuestNode = StoryNode.pick({
  text: true,
  title: true,
  variants: true,
  max_turns: true,
  each_turn: true,
  time_out: true,
  ending: true,
})
  .extend({
    choices: z.array(
      StoryChoice.pick({
        text: true,
        target: true,
        condition: true,
        effect: true,
        ask: true,
        check: true,
        win_text: true,
        lose_text: true,
        lose_effect: true,
        lose_target: true,
      }),
    ),
  })
  .meta({ id: 'GuestNode' });

/** The story as guests play it in the browser. Leaves out notes, goals and all other fields for narrators. */
export const GuestStory = Story.pick({ id: true, language: true, initial_xp: true, total_scenes: true })
  .extend({
    game_config: GameConfig.pick({
      commands: true,
      xp_gain_multiplier: true,
      health_max: true,
      inventory_slots: true,
      skill_check_difficulty: true,
    }),
    story_structure: StoryStructure.extend({
      nodes: mapOf(GuestNode, { keyMax: NODE_NAME_MAX, entries: NODES_MAX }),
    }),
  })
  .meta({ id: 'GuestStory' });
export type GuestStory = z.infer<typeof GuestStory>;
