import type { StoryStructure } from '@kathaloka/contract/entities';
import { readStructure, writeStructure } from './readStructure.ts';

/** Writes scenes for the clipboard, as a structure in JSON. They can be pasted into another story or browser. */
export function writeClip({ nodes }: StoryStructure, names: readonly string[]): string {
  const chosen = new Set(names);
  const scenes = Object.entries(nodes).filter(([name]) => chosen.has(name));
  return writeStructure({ start_node: scenes[0]?.[0] ?? '', nodes: Object.fromEntries(scenes) });
}

/** The scenes in the clipboard's text; undefined for any other text. */
export function readClip(text: string): StoryStructure['nodes'] | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  const nodes = readStructure(text).structure?.nodes;
  return nodes && Object.keys(nodes).length > 0 ? nodes : undefined;
}
