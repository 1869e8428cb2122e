import { z } from 'zod';
import { type NODE_MODES, SECRETS_MAX, SHARE_NAME_MAX } from '../allLimits.ts';
import { asChecked, passingChecked } from './checked.ts';
import { mapOf } from './ruled.ts';
import { CHAPTER, CHOICE, NODE, SECRET, STRUCTURE, THING, VARIANT } from '../structureFields.ts';
import { storedPart } from './storedParts.ts';
import { schemaOf } from './structureSchema.ts';

/** How a scene is told: verbatim, in the narrator's words, or as free play. */
export type NodeMode = (typeof NODE_MODES)[number];

export const StoryChoice = schemaOf(CHOICE);
export type StoryChoice = z.infer<typeof StoryChoice>;

export const StoryVariant = schemaOf(VARIANT);
export type StoryVariant = z.infer<typeof StoryVariant>;

export const StoryNode = passingChecked(schemaOf(NODE));
export type StoryNode = z.infer<typeof StoryNode>;

export const StoryChapter = schemaOf(CHAPTER);
export type StoryChapter = z.infer<typeof StoryChapter>;

export const StoryThing = schemaOf(THING);
export type StoryThing = z.infer<typeof StoryThing>;

export const StorySecret = schemaOf(SECRET);
export type StorySecret = z.infer<typeof StorySecret>;

/** Secrets without their texts, for readers, who must not see them: rules ask only who holds one. */
export const UntoldSecrets = mapOf(StorySecret.extend({ text: z.literal('') }), {
  keyMax: SHARE_NAME_MAX,
  entries: SECRETS_MAX,
});

export const StoryStructure = passingChecked(schemaOf(STRUCTURE));
export type StoryStructure = z.infer<typeof StoryStructure>;

/** An empty object is a story without a graph. */
export const StoryStructureInput = passingChecked(
  z
    .object({
      start_node: StoryStructure.shape.start_node.default(''),
      nodes: StoryStructure.shape.nodes.default({}),
      chapters: StoryStructure.shape.chapters,
      takes: StoryStructure.shape.takes,
      leaves: StoryStructure.shape.leaves,
      meets: StoryStructure.shape.meets,
      things: StoryStructure.shape.things,
      secrets: StoryStructure.shape.secrets,
      lost_at: StoryStructure.shape.lost_at,
    })
    .meta({ id: 'StoryStructureInput' }),
);

/** The structure of a stored story, as `StoryStructureInput` returned it when it was stored. */
export function storedStructure(value: unknown): StoryStructure {
  const structure = { start_node: '', nodes: {}, ...storedPart(STRUCTURE, value) };
  return asChecked(structure, StoryStructure, StoryStructureInput);
}
