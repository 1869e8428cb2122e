import { z } from 'zod';
import {
  CHOICE_TEXT_MAX,
  CHOICES_MAX,
  DEED_MAX,
  EXPRESSION_MAX,
  NODE_MODES,
  NODE_NAME_MAX,
  NODE_TEXT_MAX,
  NODE_TURNS_MAX,
  NODES_MAX,
  SCENE_NOTE_MAX,
  SCENE_TITLE_MAX,
  VARIANTS_MAX,
} from '../allLimits.ts';
import { mapOf, text } from './ruled.ts';

/** How a scene is told: as written, faithfully in the narrator's words, or as free play. */
export type NodeMode = (typeof NODE_MODES)[number];

const nodeName = text(NODE_NAME_MAX);

export const StoryChoice = z
  .object({
    text: text(CHOICE_TEXT_MAX),
    target: nodeName.describe('Name of the next node'),
    condition: text(EXPRESSION_MAX).optional().describe('Such as `oil >= 2 and not has vow`'),
    effect: text(EXPRESSION_MAX).optional().describe('Such as `oil - 1; gain sign`'),
    deed: text(DEED_MAX)
      .optional()
      .describe('A noun phrase for the choice, which the narrator may mention later'),
  })
  .meta({ id: 'StoryChoice' });
export type StoryChoice = z.infer<typeof StoryChoice>;

export const StoryVariant = z
  .object({
    condition: text(EXPRESSION_MAX).describe('Such as `has lamp`'),
    text: text(NODE_TEXT_MAX).describe('Told instead of the text of the node'),
  })
  .meta({ id: 'StoryVariant' });
export type StoryVariant = z.infer<typeof StoryVariant>;

export const StoryNode = z
  .object({
    text: text(NODE_TEXT_MAX),
    choices: z.array(StoryChoice).max(CHOICES_MAX).describe('Empty: the story ends here'),
    mode: z.enum(NODE_MODES).optional().describe('Defaults to `guided`'),
    goal: text(NODE_TEXT_MAX).optional().describe('The aim of free play in an `open` node'),
    max_turns: z.int().min(1).max(NODE_TURNS_MAX).optional(),
    variants: z
      .array(StoryVariant)
      .max(VARIANTS_MAX)
      .optional()
      .describe('The first one whose condition holds is told instead of the text'),
    title: text(SCENE_TITLE_MAX)
      .optional()
      .describe('Of an ending: its name, which players read once they have found it'),
    note: text(SCENE_NOTE_MAX).optional().describe('A note for authors; players and narrators never see it'),
  })
  .meta({ id: 'StoryNode' });
export type StoryNode = z.infer<typeof StoryNode>;

/** Targets may be missing here, because a draft may be unfinished. The story checks report them. */
export const StoryStructure = z
  .object({
    start_node: nodeName.describe('Empty if there are no nodes'),
    nodes: mapOf(StoryNode, { keyMax: NODE_NAME_MAX, entries: NODES_MAX }),
  })
  .meta({ id: 'StoryStructure' });
export type StoryStructure = z.infer<typeof StoryStructure>;

/** An empty object is a story without a graph. */
export const StoryStructureInput = z
  .object({
    start_node: StoryStructure.shape.start_node.default(''),
    nodes: StoryStructure.shape.nodes.default({}),
  })
  .meta({ id: 'StoryStructureInput' });
