import type { TextPath } from '../layers/textUnits.ts';
import { isSame } from '../versionDiff.ts';
import { ask, mergeDeep, type Merging, plainText, settled, type Three } from './merging.ts';

interface ListOptions<T> {
  /** The keys by which a changed entry is recognised, the most reliable first. */
  readonly keysOf: (entry: T) => readonly string[];
  readonly textOf?: (entry: T) => string | null;
}

/** For each entry of a list, its index in a changed list; `undefined` if it was removed. */
export function matchesOf<T>(
  base: readonly T[],
  side: readonly T[],
  keysOf: ListOptions<T>['keysOf'],
): (number | undefined)[] {
  const found: (number | undefined)[] = base.map(() => undefined);
  const free = new Set(side.keys());
  function match(isMatch: (entry: T, other: T, at: number, index: number) => boolean): void {
    for (const [at, entry] of base.entries()) {
      if (found[at] !== undefined) continue;
      const index = [...free].find((each) => isMatch(entry, side[each]!, at, each));
      if (index === undefined) continue;
      found[at] = index;
      free.delete(index);
    }
  }
  match((entry, other, at, index) => at === index && isSame(entry, other));
  match(isSame);
  const keys = Math.max(0, ...base.map((entry) => keysOf(entry).length));
  for (let key = 0; key < keys; key += 1)
    match((entry, other) => {
      const known = keysOf(entry)[key];
      return known !== undefined && known !== '' && keysOf(other)[key] === known;
    });
  match((_entry, _other, at, index) => at === index);
  return found;
}

/** An entry of the merged list: `b2` is from the common base, `t0` and `m1` were added by theirs and mine. */
type Key = `${'b' | 't' | 'm'}${number}`;

/** Merges lists whose entries have no names: entries are matched by content, or else by index. */
export function mergeList<T>(
  merging: Merging,
  path: TextPath,
  three: Three<readonly T[] | undefined>,
  options: ListOptions<T>,
): readonly T[] | undefined {
  const clear = settled(three);
  if (clear) return clear.value;
  const lists = { base: three.base ?? [], theirs: three.theirs ?? [], mine: three.mine ?? [] };
  const found = {
    theirs: matchesOf(lists.base, lists.theirs, options.keysOf),
    mine: matchesOf(lists.base, lists.mine, options.keysOf),
  };
  const values = new Map<Key, T>();
  for (const [at, base] of lists.base.entries()) {
    const [inTheirs, inMine] = [found.theirs[at], found.mine[at]];
    const entry = mergeEntry(merging, [...path, inMine ?? inTheirs ?? at], options.textOf, {
      base,
      theirs: inTheirs === undefined ? undefined : lists.theirs[inTheirs],
      mine: inMine === undefined ? undefined : lists.mine[inMine],
    });
    if (entry !== undefined) values.set(`b${at}`, entry);
  }
  const theirs = keysIn(lists.theirs, found.theirs, 't');
  const mine = keysIn(lists.mine, found.mine, 'm');
  for (const [index, key] of theirs.entries())
    if (!values.has(key) && key.startsWith('t')) values.set(key, lists.theirs[index]!);
  for (const [index, key] of mine.entries()) {
    if (!key.startsWith('m')) continue;
    const entry = lists.mine[index]!;
    const twin = theirs.find(
      (other) => other.startsWith('t') && !mine.includes(other) && isSame(values.get(other), entry),
    );
    if (twin) mine[index] = twin;
    else values.set(key, entry);
  }
  const order = mergedOrder(merging, path, {
    theirs,
    mine,
    textOf: (key) => options.textOf?.(values.get(key)!) ?? plainText(values.get(key)),
    isLeft: (key) => values.has(key),
  });
  return order.map((key) => values.get(key)!);
}

/** Merges one entry; `undefined` if it was removed. Asks if one side removed it and the other changed it. */
function mergeEntry<T>(
  merging: Merging,
  path: TextPath,
  textOf: ListOptions<T>['textOf'],
  three: Three<T | undefined>,
): T | undefined {
  const clear = settled(three);
  if (clear) return clear.value;
  const { theirs, mine } = three;
  if (theirs !== undefined && mine !== undefined) return mergeDeep(merging, path, three) as T;
  const decided = ask(merging, path, three, (entry) =>
    entry === undefined ? null : (textOf?.(entry) ?? plainText(entry)),
  );
  // the entry stays until the question is decided
  return merging.questions.at(-1)?.path === path ? (mine ?? theirs) : decided;
}

function keysIn(side: readonly unknown[], found: readonly (number | undefined)[], added: 't' | 'm'): Key[] {
  const keys = side.map((_, index): Key => `${added}${index}`);
  for (const [at, index] of found.entries()) if (index !== undefined) keys[index] = `b${at}`;
  return keys;
}

interface Orders {
  readonly theirs: readonly Key[];
  readonly mine: readonly Key[];
  readonly textOf: (key: Key) => string | null;
  readonly isLeft: (key: Key) => boolean;
}

/** Takes the order of the side that moved something. Entries added by the other side follow their predecessors. */
function mergedOrder(merging: Merging, path: TextPath, { theirs, mine, textOf, isLeft }: Orders): Key[] {
  const common = theirs.filter((key) => key.startsWith('b') && mine.includes(key) && isLeft(key));
  const orders = {
    base: common.toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1))),
    theirs: common,
    mine: mine.filter((key) => common.includes(key)),
  };
  const order =
    settled(orders)?.value ??
    ask(merging, [...path, 'order'], orders, (keys) => keys.map((key) => textOf(key) ?? '').join('\n'));
  const isTheirs = isSame(order, orders.theirs);
  const merged = (isTheirs ? theirs : mine).filter(isLeft);
  let last = -1;
  for (const key of isTheirs ? mine : theirs) {
    if (!isLeft(key)) continue;
    const at = merged.indexOf(key);
    if (at >= 0) {
      last = at;
      continue;
    }
    last += 1;
    // if both sides added entries at the same place, the saved ones come first
    if (isTheirs) last = merged.findIndex((each, index) => index >= last && !each.startsWith('t'));
    if (last < 0) last = merged.length;
    merged.splice(last, 0, key);
  }
  return merged;
}
