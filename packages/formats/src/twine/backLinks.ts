import { excerpt, type NoteBook } from '../report/notes.ts';
import type { Block, LinkBlock, RawScene } from '../scenes/blocks.ts';
import { targetsOf } from '../scenes/meantTargets.ts';

/** Targets of links back, without or with undoing changes. No passage has such a name. */
const BACK = { return: ' return', undo: ' undo' } as const;

export const backLink = (text: string, by: keyof typeof BACK): Omit<LinkBlock, 'kind'> => ({
  text,
  target: BACK[by],
  changes: [],
});

/** Points links back to the previous scene if there is only one; reports the others. */
export function withWaysBack(
  { scenes, included }: { readonly scenes: readonly RawScene[]; readonly included: ReadonlySet<string> },
  notes: NoteBook,
): RawScene[] {
  const before = placesBefore(scenes, included);
  return scenes.map((scene) => {
    const from = [...(before.get(scene.name) ?? [])];
    const only = from.length === 1 ? from[0] : undefined;
    return { ...scene, blocks: resolved(scene, only, notes) };
  });
}

/** The scenes that lead to each scene, including those that lead there by a link back. */
function placesBefore(
  scenes: readonly RawScene[],
  included: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const targets = new Map(scenes.map(({ name, blocks }) => [name, targetsOf(blocks)]));
  const led = new Set([...targets.values()].flatMap((each) => [...each]));
  const before = new Map<string, Set<string>>(scenes.map(({ name }) => [name, new Set()]));
  for (const [name, to] of targets) {
    // players are never in a scene that is only included
    if (included.has(name) && !led.has(name)) continue;
    for (const target of to) if (target !== name) before.get(target)?.add(name);
  }
  const ways = new Map([...before].map(([name, from]) => [name, [...from]]));
  for (const [name, to] of targets) {
    if (!Object.values(BACK).some((back) => to.has(back))) continue;
    for (const from of ways.get(name) ?? []) before.get(from)?.add(name);
  }
  return before;
}

const changes = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'change' ||
      block.kind === 'ask' ||
      (block.kind === 'if' && block.branches.some((branch) => changes(branch.blocks))),
  );

function resolved({ name, blocks }: RawScene, to: string | undefined, notes: NoteBook): Block[] {
  const isChanged = changes(blocks);
  const inside = (of: readonly Block[]): Block[] =>
    of.flatMap((block): Block[] => {
      if (block.kind === 'if')
        return [
          {
            kind: 'if',
            branches: block.branches.map((branch) => ({ ...branch, blocks: inside(branch.blocks) })),
          },
        ];
      const isUndo = block.kind === 'link' && block.target === BACK.undo;
      if (block.kind !== 'link' || (!isUndo && block.target !== BACK.return)) return [block];
      if (to !== undefined && !(isUndo && isChanged)) return [{ ...block, target: to }];
      notes.add('link_computed', name, { text: excerpt(block.text) });
      return [];
    });
  return inside(blocks);
}
