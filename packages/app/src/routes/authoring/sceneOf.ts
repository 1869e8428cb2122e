import type { Fault } from '@kathaloka/contract/entities';

/**
 * The scene in a fault's path `["body", "story_structure", "nodes", "ferry", …]`; null for the whole story.
 */
export function sceneOf({ loc }: Pick<Fault, 'loc'>): string | null {
  const at = loc.indexOf('nodes');
  const node = at >= 0 ? loc[at + 1] : undefined;
  return typeof node === 'string' ? node : null;
}
