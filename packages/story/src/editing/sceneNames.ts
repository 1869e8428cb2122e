import type { StoryStructure } from '@kathaloka/contract/entities';
import { NODE_NAME_MAX, RESERVED_NAMES } from '@kathaloka/contract/limits';

/** The error of a scene's name; undefined if it is valid. */
export type NameFault = 'missing' | 'too long' | 'reserved' | 'taken';

export function nameFault({ nodes }: StoryStructure, name: string, current?: string): NameFault | undefined {
  const trimmed = name.trim();
  if (!trimmed) return 'missing';
  if (trimmed.length > NODE_NAME_MAX) return 'too long';
  if (RESERVED_NAMES.some((reserved) => reserved === trimmed)) return 'reserved';
  return trimmed !== current && Object.hasOwn(nodes, trimmed) ? 'taken' : undefined;
}

/** An unused name: `scene`, `scene_2`, `scene_3`. It never becomes longer than a name may be. */
export function freeName({ nodes }: StoryStructure, stem: string, taken?: ReadonlySet<string>): string {
  let name = stem;
  for (let number = 2; Object.hasOwn(nodes, name) || taken?.has(name); number += 1) {
    const ending = `_${number}`;
    name = `${stem.slice(0, NODE_NAME_MAX - ending.length)}${ending}`;
  }
  return name;
}
