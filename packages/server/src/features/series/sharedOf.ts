import type { ShareKind, StoryStructure } from '@kathaloka/contract/entities';
import { graphOf, type SeriesPart, seriesPart } from '@kathaloka/story';
import { nextTurn } from '../../platform/nextTurn.ts';

/** So few that they are parsed within some milliseconds, whatever conditions and effects they have. */
const SCENES = 50;

/** What a part shares, and how its scenes use it: some scenes at a time, and others are served in between. */
export async function sharedOf(
  key: string,
  { takes = [], leaves = [], nodes = {} }: Partial<StoryStructure>,
): Promise<SeriesPart> {
  const partWith = (scenes: StoryStructure['nodes']) =>
    seriesPart(key, graphOf({ start_node: '', takes, leaves, nodes: scenes }));
  const part = partWith({});
  if (part.used.size === 0) return part;
  const used = new Map([...part.used.keys()].map((name) => [name, new Set<ShareKind>()]));
  const scenes = Object.entries(nodes);
  for (let at = 0; at < scenes.length; at += SCENES) {
    await nextTurn();
    for (const [name, kinds] of partWith(Object.fromEntries(scenes.slice(at, at + SCENES))).used)
      for (const kind of kinds) used.get(name)!.add(kind);
  }
  return { ...part, used };
}
