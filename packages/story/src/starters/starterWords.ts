import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import type { StarterStory } from './starter.ts';

/** A translated scene of a starter: its texts, in the order of the English scene. */
interface SceneWords {
  readonly text: string;
  readonly goal?: string;
  readonly variants?: readonly string[];
  readonly choices?: readonly { readonly text: string; readonly deed?: string }[];
  readonly note: string;
}

/** A translated starter. Scenes, conditions and effects stay those of the English one. */
export interface StarterWords extends Omit<StarterStory, 'story_structure' | 'notes'> {
  readonly scenes: Readonly<Record<string, SceneWords>>;
}

/** Puts the translated texts into a starter. */
export function inWords({ story_structure }: StarterStory, { scenes, ...texts }: StarterWords): StarterStory {
  const nodes = Object.entries(story_structure.nodes).map(([name, node]) => [
    name,
    sceneInWords(node, scenes[name]!),
  ]);
  const notes = Object.entries(scenes).map(([name, { note }]) => [name, note]);
  return {
    ...texts,
    story_structure: { ...story_structure, nodes: Object.fromEntries(nodes) as StoryStructure['nodes'] },
    notes: Object.fromEntries(notes) as StarterStory['notes'],
  };
}

function sceneInWords(node: StoryNode, { text, goal, variants = [], choices = [] }: SceneWords): StoryNode {
  return {
    ...node,
    text,
    ...(goal !== undefined && { goal }),
    ...(node.variants && {
      variants: node.variants.map((variant, at) => ({ ...variant, text: variants[at]! })),
    }),
    choices: node.choices.map((choice, at) => ({ ...choice, ...choices[at]! })),
  };
}
