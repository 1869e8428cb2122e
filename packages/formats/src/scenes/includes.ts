import { excerpt, type NoteBook } from '../report/notes.ts';
import { type Expr, or } from '../expressions/expr.ts';
import type { Block, Branch, RawScene } from './blocks.ts';

/** Includes nested deeper than this are left out. */
const DEPTH_MAX = 10;
/** The maximum number of blocks in all includes together. */
const PARTS_MAX = 20_000;

interface Included {
  readonly scenes: readonly RawScene[];
  /** The included scenes. They remain scenes of their own only if a link leads to them. */
  readonly included: ReadonlySet<string>;
}

/** Inlines included scenes. Reports missing and recursive ones. */
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
            branches: withoutDoubles(block.branches).map((branch) => ({
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

const toldIn = (blocks: readonly Block[]) =>
  blocks.filter((block) => block.kind !== 'text' || block.text.trim() !== '');

/** Merges neighbouring cases that include the same scene, so that its content appears only once. */
function withoutDoubles(branches: readonly Branch[]): readonly Branch[] {
  const cases = withoutElse(branches);
  if (!cases.some(({ blocks }) => blocks.some(({ kind }) => kind === 'include'))) return branches;
  return cases.reduce<Branch[]>((all, branch) => {
    const before = all.at(-1);
    const isSame =
      before?.when &&
      branch.when &&
      JSON.stringify(toldIn(before.blocks)) === JSON.stringify(toldIn(branch.blocks));
    if (!isSame) return [...all, branch];
    return [...all.slice(0, -1), { ...before, when: either(before.when, branch.when) }];
  }, []);
}

/** Turns a nested “otherwise, if” into a case of the outer condition. */
function withoutElse(branches: readonly Branch[]): readonly Branch[] {
  const last = branches.at(-1);
  const [only, ...others] = last?.when === null ? toldIn(last.blocks) : [];
  if (only?.kind !== 'if' || others.length > 0) return branches;
  return [...branches.slice(0, -1), ...only.branches];
}

const partsOf = (expr: Expr) =>
  new Set((expr.kind === 'and' ? expr.of : [expr]).map((part) => JSON.stringify(part)));

/** Combines two conditions. If one has all parts of the other, the shorter one is enough. */
function either(one: Expr, other: Expr): Expr {
  const [first, second] = [partsOf(one), partsOf(other)];
  if ([...second].every((part) => first.has(part))) return other;
  return [...first].every((part) => second.has(part)) ? one : or(one, other);
}
