import type { NoteBook } from '../report/notes.ts';
import type { Block, RawScene } from './blocks.ts';

/** The letters and digits of a name, in lower case. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/**
 * Redirects a link with a missing target to the scene whose name has the same letters, if there is only one and no link
 * leads to it.
 */
export function withMeantTargets(scenes: readonly RawScene[], notes: NoteBook): readonly RawScene[] {
  const names = new Set(scenes.map(({ name }) => name));
  const targets = new Set(scenes.flatMap(({ blocks }) => [...targetsOf(blocks)]));
  const alone = new Map<string, string[]>();
  for (const name of names)
    if (!targets.has(name)) alone.set(lettersOf(name), [...(alone.get(lettersOf(name)) ?? []), name]);
  const meant = new Map<string, string>();
  for (const target of targets) {
    const [only, ...others] = names.has(target) ? [] : (alone.get(lettersOf(target)) ?? []);
    // no scene in a file has a name that begins with a space
    if (only === undefined || others.length > 0 || lettersOf(target) === '' || target.startsWith(' '))
      continue;
    meant.set(target, only);
    notes.add('target_meant', null, { from: target.slice(0, 200), to: only });
  }
  if (meant.size === 0) return scenes;
  return scenes.map((scene) => ({ ...scene, blocks: led(scene.blocks, meant) }));
}

export function targetsOf(blocks: readonly Block[]): Set<string> {
  return new Set(
    blocks.flatMap((block): string[] => {
      if (block.kind === 'if') return block.branches.flatMap((branch) => [...targetsOf(branch.blocks)]);
      if (block.kind !== 'link' && block.kind !== 'goto') return [];
      return block.target === null ? [] : [block.target];
    }),
  );
}

function led(blocks: readonly Block[], meant: ReadonlyMap<string, string>): Block[] {
  return blocks.map((block): Block => {
    if (block.kind === 'if')
      return {
        kind: 'if',
        branches: block.branches.map((branch) => ({ ...branch, blocks: led(branch.blocks, meant) })),
      };
    if (block.kind === 'link') return { ...block, target: meant.get(block.target) ?? block.target };
    if (block.kind !== 'goto' || block.target === null) return block;
    return { kind: 'goto', target: meant.get(block.target) ?? block.target };
  });
}
