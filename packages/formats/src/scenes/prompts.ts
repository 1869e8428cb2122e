import { type Block, type RawScene } from './blocks.ts';
import { askedInText } from '../marks.ts';
import { variablesRead } from '../expressions/expr.ts';

/**
 * Splits a scene that prints an answer typed in the same scene: the first half asks, and the second half prints. No
 * scene in a file has a name that begins with a space.
 */
export function cutAtPrompts(scenes: readonly RawScene[]): RawScene[] {
  return scenes.flatMap((scene): RawScene[] => {
    const pieces: { name: string; blocks: Block[] }[] = [{ name: scene.name, blocks: [] }];
    for (const [at, block] of scene.blocks.entries()) {
      pieces.at(-1)!.blocks.push(block);
      if (block.kind !== 'ask' || !block.isBefore || !tells(scene.blocks.slice(at + 1), block.name)) continue;
      const name = ` ${scene.name}, on ${pieces.length}`;
      pieces.at(-1)!.blocks.push({ kind: 'goto', target: name });
      pieces.push({ name, blocks: [] });
    }
    return pieces;
  });
}

function tells(blocks: readonly Block[], name: string): boolean {
  return blocks.some((block) => {
    if (block.kind === 'if') return block.branches.some((branch) => tells(branch.blocks, name));
    if (block.kind !== 'text' && block.kind !== 'link') return false;
    return askedInText(block.text).some((asked) => variablesRead(asked).has(name));
  });
}
