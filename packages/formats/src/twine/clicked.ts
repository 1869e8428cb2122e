import type { Change } from '../expressions/expr.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import type { Block } from '../scenes/blocks.ts';
import type { BlockStack } from '../scenes/blockStack.ts';

interface Clicked {
  readonly text: string;
  /** The blocks within the link. */
  readonly inside: readonly Block[];
  readonly source: string;
}

/**
 * Imports a link by what a click does. If it leads to another passage, perhaps under a condition, it becomes choices.
 * If it only changes values, it becomes a choice that shows its scene again. If it reveals text, the text is shown from
 * the beginning. Anything else is lost.
 */
export function readClicked(
  { text, inside, source }: Clicked,
  { blocks, scene, notes }: { readonly blocks: BlockStack; readonly scene: string; readonly notes: NoteBook },
): void {
  const ways = waysOf(inside, text, []);
  const changes = inside.flatMap((block) => (block.kind === 'change' ? [block.change] : []));
  if (ways && leads(ways)) blocks.append(ways);
  else if (goes(inside)) notes.add('macro_lost', scene, { text: excerpt(source) });
  else if (tells(inside)) {
    notes.add('reveal_lost', scene, { text: excerpt(text) });
    blocks.append(inside);
  } else if (changes.some(({ kind }) => kind !== 'unknown')) blocks.link({ text, target: scene, changes });
  else notes.add('macro_lost', scene, { text: excerpt(source) });
}

/** Turns jumps into choices; undefined if the link does anything else. */
function waysOf(blocks: readonly Block[], text: string, before: readonly Change[]): Block[] | undefined {
  const changes = [...before];
  const ways: Block[] = [];
  for (const block of blocks) {
    if (block.kind === 'change') changes.push(block.change);
    else if (block.kind === 'goto' && block.target !== null) {
      ways.push({ kind: 'link', text, target: block.target, changes });
      return ways;
    } else if (block.kind === 'if') {
      const branches = block.branches.map(({ when, blocks: inside }) => ({
        when,
        blocks: waysOf(inside, text, changes),
      }));
      if (branches.some((branch) => branch.blocks === undefined)) return undefined;
      ways.push({
        kind: 'if',
        branches: branches.map(({ when, blocks: inside }) => ({ when, blocks: inside ?? [] })),
      });
    } else if (block.kind !== 'text' || block.text.trim()) return undefined;
  }
  return ways;
}

const within = (blocks: readonly Block[], is: (block: Block) => boolean): boolean =>
  blocks.some(
    (block) =>
      is(block) || (block.kind === 'if' && block.branches.some((branch) => within(branch.blocks, is))),
  );
const leads = (blocks: readonly Block[]) => within(blocks, ({ kind }) => kind === 'link');
const goes = (blocks: readonly Block[]) => within(blocks, ({ kind }) => kind === 'goto');
const tells = (blocks: readonly Block[]) =>
  within(blocks, (block) =>
    block.kind === 'text' ? block.text.trim() !== '' : block.kind !== 'change' && block.kind !== 'if',
  );
