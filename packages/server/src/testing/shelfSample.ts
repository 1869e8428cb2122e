import type { StoryCreate } from '@kathaloka/contract/entities';
import { IS_FULL } from './isFull.ts';

/** What the code has to do differently for some stories. */
function traitsOf({ language, layers, story_structure }: StoryCreate): string[] {
  const nodes = Object.values(story_structure.nodes);
  const choices = nodes.flatMap((node) => node.choices);
  return [
    `told in ${language}`,
    ...Object.keys(layers ?? {}).map((layer) => `read in ${layer}`),
    ...nodes.map(({ mode }) => `a scene that is ${mode ?? 'told'}`),
    ...(nodes.some(({ variants = [] }) => variants.length > 0) ? ['variants'] : []),
    ...choices.flatMap((choice) => Object.keys(choice).map((field) => `a choice with ${field}`)),
    ...Object.keys(story_structure).map((field) => `a structure with ${field}`),
  ];
}

/**
 * Stories of the library for a test that asks one question of each: with `npm run test:full` all of them, else as few
 * as have every trait that one of them has.
 */
export function shelfSample<Story extends { readonly story: StoryCreate }>(
  shelf: readonly Story[],
): readonly Story[] {
  if (IS_FULL) return shelf;
  const seen = new Set<string>();
  return shelf.filter(({ story }) => {
    const before = seen.size;
    for (const trait of traitsOf(story)) seen.add(trait);
    return seen.size > before;
  });
}
