import { type Change, variablesRead, seenName } from '../expressions/expr.ts';
import { refuse } from '../report/refusals.ts';
import type { ConditionalChange, FlatScene } from './flatScene.ts';

/** The end of a path, and the changes along it. */
export interface Exit {
  readonly target: string;
  readonly changes: readonly Change[];
  /** Conditional changes on the path, whose conditions the path does not change. */
  readonly sometimes: readonly ConditionalChange[];
  /** Conditional changes that are lost, because the path changes their conditions. */
  readonly lost: readonly Change[];
}

/** The maximum number of scenes without text in a row: every choice before them follows them again. */
const PASSED_MAX = 100;
const CHANGES_MAX = 500;

/**
 * Follows scenes without text that only lead on, to the scene that the player sees. Changes at the beginning of a scene
 * belong to every path that leads there.
 */
export function pathFrom(
  name: string,
  scenes: ReadonlyMap<string, FlatScene>,
  isUsed: (variable: string) => boolean,
): Exit {
  const changes: Change[] = [];
  const sometimes: ConditionalChange[] = [];
  const lost: Change[] = [];
  const passed = new Set<string>();
  let target = name;
  for (;;) {
    const scene = scenes.get(target);
    if (!scene) return { target, changes, sometimes, lost };
    passed.add(target);
    if (passed.size > PASSED_MAX || changes.length > CHANGES_MAX) refuse('too_complex', { node: name });
    if (isUsed(seenName(target))) changes.push({ kind: 'add', name: seenName(target), amount: 1 });
    changes.push(...scene.onEntry);
    const next = onlyLeadsTo(scene);
    if (next === undefined || passed.has(next)) return { target, changes, sometimes, lost };
    const before = [...changes, ...sometimes.map(({ change }) => change)];
    const changed = new Set(before.map((change) => change.name));
    for (const one of scene.sometimes) {
      if ([...variablesRead(one.when)].some((asked) => changed.has(asked))) lost.push(one.change);
      else sometimes.push(one);
    }
    changes.push(...scene.onExit);
    target = next;
  }
}

function onlyLeadsTo({ alternatives, choices, asks }: FlatScene): string | undefined {
  const [choice, ...others] = choices;
  const isSilent = alternatives.every(({ text }) => text.trim() === '');
  if (!choice || others.length > 0 || choice.text !== null || !isSilent || asks) return undefined;
  return choice.when.kind === 'literal' && choice.when.value ? choice.target : undefined;
}

/**
 * Scenes that may be in a cycle: scenes without a way in or a way out are removed until none is left. Scenes between
 * two cycles remain as well, which is harmless.
 */
export function scenesOnCircles(leads: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const remaining = new Set(leads.keys());
  const outgoing = new Map(
    [...leads].map(([name, to]) => [name, new Set([...to].filter((each) => leads.has(each)))]),
  );
  const incoming = new Map([...leads.keys()].map((name) => [name, new Set<string>()]));
  for (const [name, to] of outgoing) for (const each of to) incoming.get(each)!.add(name);
  const idle = [...remaining].filter(
    (name) => outgoing.get(name)!.size === 0 || incoming.get(name)!.size === 0,
  );
  for (let name = idle.pop(); name !== undefined; name = idle.pop()) {
    if (!remaining.delete(name)) continue;
    for (const each of incoming.get(name)!) {
      outgoing.get(each)!.delete(name);
      if (outgoing.get(each)!.size === 0) idle.push(each);
    }
    for (const each of outgoing.get(name)!) {
      incoming.get(each)!.delete(name);
      if (incoming.get(each)!.size === 0) idle.push(each);
    }
  }
  return remaining;
}

/** Every scene reachable from these. */
export function scenesReached(
  starts: readonly string[],
  scenes: ReadonlyMap<string, FlatScene>,
): Set<string> {
  const reached = new Set(starts);
  for (const name of reached) for (const { target } of scenes.get(name)?.choices ?? []) reached.add(target);
  return reached;
}
