import type { StoryChoice, StoryNode } from '@kathaloka/contract/entities';
import { CHOICES_MAX } from '@kathaloka/contract/limits';
import { type Condition, type Effect, parseCondition, parseEffects } from '@kathaloka/story';
import { merged, printedCondition, printedEffects } from './translate.ts';

/** What a choice sets numbers to, whatever they were before. */
export type Settings = ReadonlyMap<string, number>;

interface Settling {
  readonly nodes: Map<string, StoryNode>;
  readonly start: string;
  readonly settings: ReadonlyMap<StoryChoice, Settings>;
  /** Called for a number that cannot be set, because too much may be counted before. */
  readonly lost: (scene: string, name: string, value: number) => void;
}

/** More values than these that a number may have in a scene are any. */
const VALUES_MAX = 8;
/** In how many ways a choice may stand, of which one is offered. */
const WAYS_MAX = 6;

type Values = ReadonlySet<number> | 'any';

/**
 * Effects count up and down. A number that is set is counted from what it may be before: where that is one value, by the
 * difference; where it is one of a few, the choice stands there once for each of them.
 */
export function settle({ nodes, start, settings, lost }: Settling): void {
  if (settings.size === 0) return;
  const numbers = new Set([...settings.values()].flatMap((each) => [...each.keys()]));
  const compiled = compile(nodes, settings);
  const given = new Set<string>();
  for (const name of numbers) {
    // what cannot be set leaves the number as it was, which may be too much for the next one
    for (let isNew = true; isNew;) {
      isNew = false;
      const values = valuesOf(name, start, compiled, given);
      for (const [scene, edges] of compiled)
        for (const edge of edges) {
          const key = keyOf(scene, edge.index, name);
          if (!edge.settings.has(name) || given.has(key)) continue;
          const known = values.get(scene);
          if (known !== undefined && (known === 'any' || known.size > WAYS_MAX)) {
            given.add(key);
            lost(scene, name, edge.settings.get(name)!);
            isNew = true;
          }
        }
    }
  }
  const all = new Map([...numbers].map((name) => [name, valuesOf(name, start, compiled, given)]));
  for (const [scene, edges] of compiled) {
    const node = nodes.get(scene)!;
    if (edges.every((edge) => edge.settings.size === 0)) continue;
    let room = CHOICES_MAX - node.choices.length;
    const choices = edges.flatMap((edge) => {
      const names = [...edge.settings].filter(([name]) => !given.has(keyOf(scene, edge.index, name)));
      const ways = waysOf(edge, names, (name) => all.get(name)!.get(scene));
      if (ways && ways.length - 1 <= room) {
        room -= ways.length - 1;
        return ways;
      }
      for (const [name, value] of names) lost(scene, name, value);
      return [edge.choice];
    });
    nodes.set(scene, { ...node, choices });
  }
}

interface Edge {
  readonly index: number;
  readonly choice: StoryChoice;
  readonly condition: Condition | null;
  readonly effects: readonly Effect[];
  readonly settings: Settings;
}

function compile(nodes: ReadonlyMap<string, StoryNode>, settings: Settling['settings']): Map<string, Edge[]> {
  return new Map(
    [...nodes].map(([name, { choices }]) => [
      name,
      choices.map((choice, index) => ({
        index,
        choice,
        condition: parseCondition(choice.condition ?? '').value ?? null,
        effects: parseEffects(choice.effect ?? '').value ?? [],
        settings: settings.get(choice) ?? new Map<string, number>(),
      })),
    ]),
  );
}

const keyOf = (...parts: readonly unknown[]) => JSON.stringify(parts);

/** What a number may be in each scene that can be reached. */
function valuesOf(
  name: string,
  start: string,
  story: ReadonlyMap<string, readonly Edge[]>,
  given: ReadonlySet<string>,
): Map<string, Values> {
  const values = new Map<string, Values>([[start, new Set([0])]]);
  const waiting = [start];
  for (let scene = waiting.pop(); scene !== undefined; scene = waiting.pop()) {
    for (const edge of story.get(scene) ?? []) {
      const { target } = edge.choice;
      if (!story.has(target)) continue;
      const value = given.has(keyOf(scene, edge.index, name)) ? undefined : edge.settings.get(name);
      const before = values.get(target);
      const after = joined(before, through(values.get(scene)!, edge, name, value));
      if (after === before) continue;
      values.set(target, after);
      waiting.push(target);
    }
  }
  return values;
}

function through(
  values: Values,
  { condition, effects }: Edge,
  name: string,
  value: number | undefined,
): Values {
  const offered =
    values === 'any' ? values : new Set([...values].filter((each) => mayHold(condition, name, each)));
  if (offered !== 'any' && offered.size === 0) return offered;
  if (value !== undefined) return new Set([value]);
  const amount = effects.reduce(
    (sum, effect) => (effect.kind === 'add' && effect.name === name ? sum + effect.amount : sum),
    0,
  );
  return offered === 'any' || amount === 0 ? offered : new Set([...offered].map((each) => each + amount));
}

function joined(before: Values | undefined, more: Values): Values {
  if (before === 'any' || before === undefined) return before ?? more;
  if (more === 'any') return more;
  const all = new Set([...before, ...more]);
  if (all.size === before.size) return before;
  return all.size > VALUES_MAX ? 'any' : all;
}

/** Whether a choice may be offered where the number is this; of everything else nothing is known. */
function mayHold(condition: Condition | null, name: string, value: number): boolean {
  return condition === null || held(condition, name, value) !== false;
}

function held(condition: Condition, name: string, value: number): boolean | undefined {
  switch (condition.kind) {
    case 'compare':
      return condition.name === name ? compares(condition, value) : undefined;
    case 'not': {
      const of = held(condition.of, name, value);
      return of === undefined ? undefined : !of;
    }
    case 'and':
    case 'or': {
      const parts = condition.of.map((part) => held(part, name, value));
      const decisive = condition.kind === 'or';
      if (parts.includes(decisive)) return decisive;
      return parts.includes(undefined) ? undefined : !decisive;
    }
    default:
      return undefined;
  }
}

function compares({ by, value: than }: Extract<Condition, { kind: 'compare' }>, value: number): boolean {
  return {
    '=': value === than,
    '!=': value !== than,
    '<': value < than,
    '<=': value <= than,
    '>': value > than,
    '>=': value >= than,
  }[by];
}

/** The choice for each value that the numbers may have; undefined if there are too many. */
function waysOf(
  { choice, condition, effects }: Edge,
  names: readonly (readonly [name: string, value: number])[],
  valuesIn: (name: string) => Values | undefined,
): StoryChoice[] | undefined {
  let ways: { readonly when: readonly Condition[]; readonly effects: readonly Effect[] }[] = [
    { when: [], effects },
  ];
  for (const [name, value] of names) {
    const known = valuesIn(name);
    if (known === 'any') return undefined;
    const may = [...(known ?? [0])].filter((each) => mayHold(condition, name, each));
    const is = (each: number): Condition[] =>
      may.length > 1 ? [{ kind: 'compare', name, by: '=', value: each }] : [];
    ways = ways.flatMap((way) =>
      (may.length === 0 ? [0] : may).map((each) => ({
        when: [...way.when, ...is(each)],
        effects: [
          ...way.effects.filter((effect) => effect.kind !== 'add' || effect.name !== name),
          { kind: 'add' as const, name, amount: value - each },
        ],
      })),
    );
    if (ways.length > WAYS_MAX) return undefined;
  }
  const made = ways.map((way) => written(choice, condition, way));
  return made.every((each) => each !== undefined) ? made : undefined;
}

function written(
  choice: StoryChoice,
  condition: Condition | null,
  way: { readonly when: readonly Condition[]; readonly effects: readonly Effect[] },
): StoryChoice | undefined {
  const of = [...(condition ? [condition] : []), ...way.when];
  const all = of.length > 1 ? ({ kind: 'and', of } as const) : of[0];
  const printed = all && printedCondition(all);
  const effect = printedEffects(merged(way.effects));
  if ((all && printed === undefined) || effect === undefined) return undefined;
  const { condition: _condition, effect: _effect, ...rest } = choice;
  return { ...rest, ...(printed !== undefined && { condition: printed }), ...(effect && { effect }) };
}
