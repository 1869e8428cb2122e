import { type Change, type Expr, memberName, membersIn } from '../expressions/expr.ts';
import type { FlatScene } from './flatScene.ts';
import { askedInText } from '../marks.ts';

/**
 * Represents a list of another program as one thing per item, if items are only added, removed and tested. Any other
 * change makes all items unknown.
 */
export function withMembers(scene: FlatScene, members: Members): FlatScene {
  const expanded = (changes: readonly Change[]) => changes.flatMap((change) => members.changesOf(change));
  return {
    ...scene,
    onEntry: expanded(scene.onEntry),
    onExit: expanded(scene.onExit),
    choices: scene.choices.map((choice) => ({ ...choice, changes: expanded(choice.changes) })),
    sometimes: scene.sometimes.flatMap(({ when, change }) =>
      members.changesOf(change).map((one) => ({ when, change: one })),
    ),
  };
}

export class Members {
  readonly #items = new Map<string, Set<string>>();

  constructor(scenes: Iterable<FlatScene>, initial: readonly Change[]) {
    const changed = (changes: readonly Change[]) => {
      for (const change of changes)
        if (change.kind === 'members') for (const item of change.items) this.#of(change.name).add(item);
    };
    const asked = (expr: Expr) => {
      for (const { list, item } of membersIn(expr)) this.#of(list).add(item);
    };
    changed(initial);
    for (const { choices, alternatives, onEntry, onExit, sometimes } of scenes) {
      changed([...onEntry, ...onExit, ...sometimes.map(({ change }) => change)]);
      for (const { when } of sometimes) asked(when);
      for (const { when, text, changes } of choices) {
        changed(changes);
        asked(when);
        askedInText(text ?? '').forEach(asked);
      }
      for (const { when, text } of alternatives) {
        asked(when);
        askedInText(text).forEach(asked);
      }
    }
  }

  /** Every list with each of its items. */
  all(): (readonly [list: string, item: string])[] {
    return [...this.#items].flatMap(([list, items]) => [...items].map((item) => [list, item] as const));
  }

  #of(list: string): Set<string> {
    const items = this.#items.get(list) ?? new Set();
    this.#items.set(list, items);
    return items;
  }

  /** Splits a change of a list into changes of its items. */
  changesOf(change: Change): Change[] {
    const { name: list } = change;
    if (list === null) return [change];
    const known = this.#items.get(list);
    if (change.kind !== 'members') {
      if (!known || known.size === 0) return [change];
      return [
        change,
        ...[...known].map((item): Change => ({
          kind: 'unknown',
          name: memberName(list, item),
          source: change.kind === 'unknown' ? change.source : list,
        })),
      ];
    }
    const { name, by, items } = change;
    const set = (item: string, value: boolean): Change => ({
      kind: 'set',
      name: memberName(name, item),
      value,
    });
    if (by === 'be') return [...(known ?? [])].map((item) => set(item, items.includes(item)));
    return items.map((item) => set(item, by === 'add'));
  }
}
