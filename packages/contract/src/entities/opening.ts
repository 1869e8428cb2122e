import { z } from 'zod';
import { NODE_NAME_MAX, NODES_MAX } from '../allLimits.ts';
import { mapOf } from './ruled.ts';
import { GameConfig, Story } from './story.ts';
import { StoryChoice, StoryNode, StoryStructure } from './structure.ts';

/** The first scene of a story, which anybody may read without an account. */
export const Opening = z
  .object({
    text: z.string().describe('As the author wrote it, with the values that the story begins with'),
    choices: z.array(z.string()).describe('The choices that are open in the first scene'),
    asking: z.array(z.string()).optional().describe('Those of them that ask for a name or a word'),
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

/** The story for a browser that plays it alone. Leaves out notes, goals and everything else for narrators. */
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
