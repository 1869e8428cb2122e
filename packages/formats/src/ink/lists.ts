import type { Comparison } from '@kathaloka/story';
import { and, type Expr, memberName, not, or } from '../expressions/expr.ts';

/** An item of one of a story's lists. */
export class ListItem {
  readonly name: string;
  readonly value: number;
  readonly #among: readonly ListItem[];

  constructor(name: string, value: number, among: readonly ListItem[]) {
    this.name = name;
    this.value = value;
    this.#among = among;
  }

  /** All items of its list. */
  get among(): readonly ListItem[] {
    return this.#among;
  }
}

/** The lists that a story declares, and the items of each by their names. */
export class InkLists {
  readonly #lists = new Map<string, ListItem[]>();
  readonly #items = new Map<string, ListItem>();

  constructor(json: unknown) {
    const lists = typeof json === 'object' && json !== null ? Object.entries(json) : [];
    for (const [list, items] of lists) {
      if (typeof items !== 'object' || items === null) continue;
      const among: ListItem[] = [];
      for (const [item, value] of Object.entries(items)) {
        if (typeof value !== 'number') continue;
        const one = new ListItem(this.#items.has(item) ? `${list} ${item}` : item, value, among);
        among.push(one);
        if (!this.#items.has(item)) this.#items.set(item, one);
        this.#items.set(`${list}.${item}`, one);
      }
      this.#lists.set(list, among);
    }
  }

  /** The items that may be in a declared list. */
  of(list: string): readonly ListItem[] | undefined {
    return this.#lists.get(list);
  }

  item(name: string): ListItem | undefined {
    return this.#items.get(name);
  }

  /** The items of a list value of compiled ink. */
  read(list: unknown): ListItem[] {
    const names = typeof list === 'object' && list !== null ? Object.keys(list) : [];
    return names.flatMap((name) => this.#items.get(name) ?? []);
  }
}

const has = (list: string, { name }: ListItem): Expr => ({ kind: 'is', name: memberName(list, name) });

/** Whether a list contains all of these items; never, if there are none. */
export function hasAll(list: string, items: readonly ListItem[]): Expr {
  return items.length === 0
    ? { kind: 'literal', value: false }
    : and(...items.map((item) => has(list, item)));
}

export function isBy(one: number, by: Comparison, other: number): boolean {
  return {
    '=': one === other,
    '!=': one !== other,
    '<': one < other,
    '<=': one <= other,
    '>': one > other,
    '>=': one >= other,
  }[by];
}

/** Compares the least or the greatest item of a list with an item. */
export function comparesExtreme(
  {
    list,
    items,
    isMost,
  }: { readonly list: string; readonly items: readonly ListItem[]; readonly isMost: boolean },
  by: Comparison,
  { value }: ListItem,
): Expr {
  const anyOf = (is: (item: ListItem) => boolean) => or(...items.filter(is).map((item) => has(list, item)));
  const beyond = anyOf((item) => (isMost ? item.value > value : item.value < value));
  if (by === '=' || by === '!=') {
    const equal = and(
      anyOf((item) => item.value === value),
      not(beyond),
    );
    return by === '=' ? equal : not(equal);
  }
  const isUp = by === '>' || by === '>=';
  const met = anyOf((item) => isBy(item.value, by, value));
  return isUp === isMost
    ? met
    : and(
        anyOf(() => true),
        not(anyOf((item) => !isBy(item.value, by, value))),
      );
}

/** Whether a list contains exactly these items; for a single item, also the other comparisons. */
export function comparesList(list: string, by: Comparison, items: readonly ListItem[]): Expr {
  const [only, ...others] = items;
  if (by === '=' || by === '!=') {
    const out = [...new Set(items.flatMap(({ among }) => among))].filter((item) => !items.includes(item));
    const equal = and(hasAll(list, items), ...out.map((item) => not(has(list, item))));
    if (!only) return { kind: 'unknown', source: list };
    return by === '=' ? equal : not(equal);
  }
  if (!only || others.length > 0) return { kind: 'unknown', source: list };
  return or(...only.among.filter(({ value }) => isBy(value, by, only.value)).map((item) => has(list, item)));
}
