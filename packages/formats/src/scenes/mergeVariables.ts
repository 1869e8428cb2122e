import type { Change, Constant } from '../expressions/expr.ts';
import type { FlatScene } from './flatScene.ts';
import type { Variables } from './variables.ts';

type ChangeList = readonly Change[];
/** The values of variables that are set in one place, by name. */
type SiteValues = ReadonlyMap<string, Constant>;

/**
 * Merges variables that are always set together, such as the pronouns of a person: the first variable represents all of
 * them. The text of an effect is limited, and each pronoun alone would take a part of it.
 */
export function mergeVariables(
  scenes: ReadonlyMap<string, FlatScene>,
  variables: Variables,
): ReadonlyMap<string, FlatScene> {
  const sites = new Map<string, SiteValues>();
  for (const scene of scenes.values())
    eachSite(scene, (key, changes) => {
      const values = new Map<string, Constant>();
      for (const change of changes)
        if (change.kind === 'set' && variables.mayBeOptions(change.name))
          values.set(change.name, change.value);
      sites.set(key, values);
      return changes;
    });
  const keys = new Map<string, Map<string, string>>();
  const left = new Set<string>();
  for (const names of groupsIn(sites)) {
    const joined = joinedBy(names, sites);
    if (!joined || !variables.join(names, joined.values)) continue;
    keys.set(names[0]!, joined.keyAt);
    for (const name of names.slice(1)) left.add(name);
  }
  if (keys.size === 0) return scenes;
  const rewritten = (site: string, changes: ChangeList): ChangeList =>
    changes.flatMap((change): Change[] => {
      if (change.kind !== 'set') return [change];
      if (left.has(change.name)) return [];
      const key = keys.get(change.name)?.get(site);
      return [key === undefined ? change : { ...change, value: key }];
    });
  return new Map([...scenes].map(([name, scene]) => [name, eachSite(scene, rewritten)]));
}

/** Maps each list of changes in a scene. */
function eachSite(scene: FlatScene, to: (site: string, changes: ChangeList) => ChangeList): FlatScene {
  const site = (...parts: readonly unknown[]) => JSON.stringify([scene.name, ...parts]);
  const guards = new Map<string, FlatScene['sometimes']>();
  for (const one of scene.sometimes) {
    const guard = JSON.stringify(one.when);
    guards.set(guard, [...(guards.get(guard) ?? []), one]);
  }
  return {
    ...scene,
    onEntry: to(site('entry'), scene.onEntry),
    onExit: to(site('exit'), scene.onExit),
    choices: scene.choices.map((choice, at) => ({ ...choice, changes: to(site(at), choice.changes) })),
    sometimes: [...guards].flatMap(([guard, all]) =>
      to(
        site('if', guard),
        all.map(({ change }) => change),
      ).map((change) => ({ when: all[0]!.when, change })),
    ),
  };
}

/** Groups of at least two variables that are set in exactly the same places. */
function groupsIn(sites: ReadonlyMap<string, SiteValues>): string[][] {
  const places = new Map<string, string[]>();
  for (const [site, values] of sites)
    for (const name of values.keys()) places.set(name, [...(places.get(name) ?? []), site]);
  const groups = new Map<string, string[]>();
  for (const [name, at] of places) {
    const key = JSON.stringify(at);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].filter((names) => names.length > 1);
}

interface Joined {
  /** The values of the merged variables, in the order of their names, by a shared key. */
  readonly values: ReadonlyMap<string, readonly Constant[]>;
  readonly keyAt: Map<string, string>;
}

function joinedBy(names: readonly string[], sites: ReadonlyMap<string, SiteValues>): Joined | undefined {
  const keys = new Map<string, string>();
  const values = new Map<string, readonly Constant[]>();
  const keyAt = new Map<string, string>();
  for (const [site, set] of sites) {
    if (!set.has(names[0]!)) continue;
    const tuple = names.map((name) => set.get(name)!);
    const known = keys.get(JSON.stringify(tuple));
    const key = known ?? freeKey(String(tuple[0]), values);
    keys.set(JSON.stringify(tuple), key);
    values.set(key, tuple);
    keyAt.set(site, key);
  }
  return values.size > 1 ? { values, keyAt } : undefined;
}

function freeKey(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let key = wanted;
  for (let copy = 2; taken.has(key); copy += 1) key = `${wanted} ${copy}`;
  return key;
}
