import { excerpt, type NoteBook } from '../report/notes.ts';
import type { Block, RawScene } from './blocks.ts';

/** Scenes within scenes: deeper ones are left out. */
const DEPTH_MAX = 10;
/** The parts that all of them bring together. */
const PARTS_MAX = 20_000;

interface Included {
  readonly scenes: readonly RawScene[];
  /** Those that were put into others. Where nothing else leads to one, it is no scene of its own. */
  readonly included: ReadonlySet<string>;
}

/** Puts scenes in the place where others tell them. One that is unknown, or that tells itself, is reported. */
export function withIncludes(scenes: readonly RawScene[], notes: NoteBook): Included {
  const byName = new Map(scenes.map((scene) => [scene.name, scene]));
  const included = new Set<string>();
  let left = PARTS_MAX;
  const expanded = (blocks: readonly Block[], scene: string, within: readonly string[]): Block[] =>
    blocks.flatMap((block): Block[] => {
      if (block.kind === 'if')
        return [
          {
            kind: 'if',
            branches: block.branches.map((branch) => ({
              ...branch,
              blocks: expanded(branch.blocks, scene, within),
            })),
          },
        ];
      if (block.kind !== 'include') return [block];
      const target = byName.get(block.name);
      const isRound = block.name === scene || within.includes(block.name) || within.length >= DEPTH_MAX;
      left -= target?.blocks.length ?? 0;
      if (!target || isRound || left < 0) {
        notes.add('include_lost', scene, { name: excerpt(block.name) });
        return [];
      }
      included.add(block.name);
      return expanded(target.blocks, scene, [...within, block.name]);
    });
  return {
    scenes: scenes.map((scene) => ({ ...scene, blocks: expanded(scene.blocks, scene.name, []) })),
    included,
  };
}
