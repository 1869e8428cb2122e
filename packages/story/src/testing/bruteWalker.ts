import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Condition, Effect } from '../expressions/expression.ts';
import { parseCondition, parseEffects } from '../expressions/parse.ts';

/** The results of an exhaustive walk through a story. Its code shares only the parser with the checks. */
export interface BruteReport {
  /** Whether every situation was visited. */
  readonly isWhole: boolean;
  readonly entered: ReadonlySet<string>;
  /** Scenes that are no endings, in which a player was offered no choice. */
  readonly stuck: ReadonlySet<string>;
  /** Scenes from which, in some state, no ending, dead end or missing scene can be reached. */
  readonly trapped: ReadonlySet<string>;
  /** `scene 0`: the choices that were offered in some state, and those that were not. */
  readonly offered: ReadonlySet<string>;
  readonly withheld: ReadonlySet<string>;
  /** `scene 0`: the variants that were shown; −1 stands for the scene's own text. */
  readonly told: ReadonlySet<string>;
  /** The fewest scenes to an ending; null if none was reached. */
  readonly shortest: number | null;
}

interface Situation {
  readonly scene: string;
  readonly has: Readonly<Record<string, number>>;
  readonly steps: number;
  readonly next: string[];
  isOver: boolean;
}

const keyOf = (scene: string, has: Situation['has']): string =>
  JSON.stringify([
    scene,
    Object.entries(has)
      .filter(([, value]) => value !== 0)
      .map((entry) => entry.join(' '))
      .sort(),
  ]);

function isTrue(condition: Condition, has: Situation['has']): boolean {
  switch (condition.kind) {
    case 'has':
      return has[`thing ${condition.name}`] === 1;
    case 'compare': {
      const number = has[`number ${condition.name}`] ?? 0;
      const { value } = condition;
      return {
        '>=': number >= value,
        '<=': number <= value,
        '>': number > value,
        '<': number < value,
        '=': number === value,
        '!=': number !== value,
      }[condition.by];
    }
    case 'not':
      return !isTrue(condition.of, has);
    case 'and':
      return !condition.of.some((part) => !isTrue(part, has));
    default:
      return condition.of.some((part) => isTrue(part, has));
  }
}

function changed(effects: readonly Effect[], has: Situation['has']): Situation['has'] {
  const after: Record<string, number> = { ...has };
  for (const effect of effects) {
    if (effect.kind === 'add')
      after[`number ${effect.name}`] = (after[`number ${effect.name}`] ?? 0) + effect.amount;
    else if (effect.kind === 'set') after[`number ${effect.name}`] = effect.value;
    else after[`thing ${effect.name}`] = effect.kind === 'gain' ? 1 : 0;
  }
  return after;
}

/** More values than the conditions of a random story distinguish. */
const LEFT_BY_OTHERS = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6];

/** All initial states: each value that earlier parts may leave, with and without having met each person. */
function beginnings(takes: readonly string[], greets: Iterable<string>): Situation['has'][] {
  const met = [...greets].reduce<Situation['has'][]>(
    (all, who) => all.flatMap((has) => [0, 1].map((is) => ({ ...has, [`thing met ${who}`]: is }))),
    [{}],
  );
  return takes.reduce<Situation['has'][]>(
    (all, name) =>
      all.flatMap((has) =>
        [0, 1].flatMap((thing) =>
          LEFT_BY_OTHERS.map((number) => ({ ...has, [`thing ${name}`]: thing, [`number ${name}`]: number })),
        ),
      ),
    met,
  );
}

/** Visits every situation (a scene and the values of all variables), up to `most` of them. */
export function bruteWalk(structure: StoryStructure, most: number): BruteReport {
  const { start_node, nodes, takes = [] } = structure;
  const greets = new Set([...JSON.stringify(nodes).matchAll(/\bmet (\w+)/gu)].map(([, who = '']) => who));
  const situations = new Map<string, Situation>();
  const told = new Set<string>();
  const offered = new Set<string>();
  const withheld = new Set<string>();
  const stuck = new Set<string>();
  let shortest: number | null = null;
  const add = (scene: string, has: Situation['has'], steps: number): string => {
    const key = keyOf(scene, has);
    if (!situations.has(key)) situations.set(key, { scene, has, steps, next: [], isOver: false });
    return key;
  };
  if (nodes[start_node]) for (const has of beginnings(takes, greets)) add(start_node, has, 1);
  let isWhole = true;
  for (const situation of situations.values()) {
    if (situations.size > most) {
      isWhole = false;
      break;
    }
    const { scene, has, steps } = situation;
    const { choices, variants = [] } = nodes[scene]!;
    told.add(
      `${scene} ${variants.findIndex(({ condition }) => isTrue(parseCondition(condition).value!, has))}`,
    );
    const open = choices.filter(({ condition }, index) => {
      const isOpen = !condition || isTrue(parseCondition(condition).value!, has);
      (isOpen ? offered : withheld).add(`${scene} ${index}`);
      return isOpen;
    });
    const leading = open.filter(({ target }) => nodes[target]);
    situation.isOver = leading.length < open.length || open.length === 0;
    if (choices.length === 0) shortest = Math.min(shortest ?? Infinity, steps);
    else if (open.length === 0) stuck.add(scene);
    for (const { target, effect } of leading)
      situation.next.push(add(target, changed(effect ? parseEffects(effect).value! : [], has), steps + 1));
  }
  const entered = new Set([...situations.values()].map(({ scene }) => scene));
  return { isWhole, entered, stuck, trapped: trappedIn(situations), offered, withheld, told, shortest };
}

/**
 * The scenes in which a player can be trapped. Simple and slow on purpose: a situation is not trapped if one that
 * follows it is not.
 */
function trappedIn(situations: ReadonlyMap<string, Situation>): Set<string> {
  const free = new Set([...situations].filter(([, { isOver }]) => isOver).map(([key]) => key));
  for (let before = -1; before !== free.size;) {
    before = free.size;
    for (const [key, { next }] of situations) if (next.some((each) => free.has(each))) free.add(key);
  }
  return new Set([...situations].filter(([key]) => !free.has(key)).map(([, { scene }]) => scene));
}
