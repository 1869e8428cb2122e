import type { StoryStructure } from '@kathaloka/contract/entities';
import { NODE_NAME_MAX } from '@kathaloka/contract/limits';
import { checkKey, type KeyFault } from '@kathaloka/contract/rules';

/** The error of a scene's name; undefined if it is valid. */
export type NameFault = 'missing' | 'too long' | 'reserved' | 'characters' | 'taken';

const KEY_FAULTS: Readonly<Record<KeyFault['code'], NameFault>> = {
  required: 'missing',
  too_long: 'too long',
  name_reserved: 'reserved',
  nul_character: 'characters',
  broken_character: 'characters',
};

export function nameFault({ nodes }: StoryStructure, name: string, current?: string): NameFault | undefined {
  const trimmed = name.trim();
  const fault = checkKey(trimmed, NODE_NAME_MAX);
  if (fault) return KEY_FAULTS[fault.code];
  return trimmed !== current && Object.hasOwn(nodes, trimmed) ? 'taken' : undefined;
}

/** An unused name, such as `scene`, `scene_2` or `scene_3`, within the maximum length. */
export function freeName({ nodes }: StoryStructure, stem: string, taken?: ReadonlySet<string>): string {
  let name = stem;
  for (let number = 2; Object.hasOwn(nodes, name) || taken?.has(name); number += 1) {
    const ending = `_${number}`;
    name = `${stem.slice(0, NODE_NAME_MAX - ending.length)}${ending}`;
  }
  return name;
}
