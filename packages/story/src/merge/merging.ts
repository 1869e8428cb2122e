import { NODE_TEXT_MAX, SCENE_NOTE_MAX } from '@kathaloka/contract/limits';
import { textId, type TextPath } from '../layers/textUnits.ts';
import { isSame } from '../versionDiff.ts';

/** The common base, the saved version, and the version on this page. */
export interface Three<T> {
  readonly base: T;
  readonly theirs: T;
  readonly mine: T;
}

export type MergeSide = 'mine' | 'theirs' | 'both';

/** A conflict, with both versions as text; `null` if one side removed it. */
export interface MergeQuestion {
  readonly id: string;
  /** The path in the story: `['story_structure', 'nodes', 'temple', 'text']`. */
  readonly path: TextPath;
  readonly mine: string | null;
  readonly theirs: string | null;
  /** Whether both texts can be taken, one after the other. */
  readonly canTakeBoth: boolean;
}

/** The decisions so far, and the open questions. */
export interface Merging {
  readonly decided: ReadonlyMap<string, MergeSide>;
  readonly questions: MergeQuestion[];
}

export type Merger = (merging: Merging, path: TextPath, three: Three<unknown>) => unknown;

type Fields = Readonly<Record<string, unknown>>;

/** The value if there is no conflict: at most one side has changed it, or both in the same way. */
export function settled<T>({ base, theirs, mine }: Three<T>): { readonly value: T } | undefined {
  if (isSame(mine, theirs) || isSame(base, mine)) return { value: theirs };
  return isSame(base, theirs) ? { value: mine } : undefined;
}

/**
 * Returns the decided side. Without a decision, adds a question and returns mine, because nothing is saved before all
 * are decided.
 */
export function ask<T>(
  { decided, questions }: Merging,
  path: TextPath,
  { theirs, mine }: Pick<Three<T>, 'theirs' | 'mine'>,
  textOf: (value: T) => string | null = plainText,
): T {
  const id = textId(path);
  const side = decided.get(id);
  const canTakeBoth = bothFit(path, theirs, mine);
  if (!side) questions.push({ id, path, mine: textOf(mine), theirs: textOf(theirs), canTakeBoth });
  if (side === 'both' && canTakeBoth) return `${String(theirs)}\n\n${String(mine)}` as T;
  return side === 'theirs' ? theirs : mine;
}

const PROSE: ReadonlyMap<unknown, number> = new Map([
  ['text', NODE_TEXT_MAX],
  ['goal', NODE_TEXT_MAX],
  ['note', SCENE_NOTE_MAX],
  ['story_description', NODE_TEXT_MAX],
  ['story_prompt', NODE_TEXT_MAX],
  ['story_system_prompt', NODE_TEXT_MAX],
]);

function bothFit(path: TextPath, theirs: unknown, mine: unknown): boolean {
  const max = path.includes('choices') ? undefined : PROSE.get(path.at(-1));
  if (max === undefined || typeof theirs !== 'string' || typeof mine !== 'string') return false;
  return theirs.length + mine.length + 2 <= max;
}

/** A value as readable text; objects and lists have one line per part. */
export function plainText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((entry) => plainText(entry) ?? '').join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, entry]) => `${name}: ${plainText(entry) ?? ''}`)
      .join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Merges objects field by field. Fields without a merger of their own are merged deeply. */
export function mergeFields(
  merging: Merging,
  path: TextPath,
  { base, theirs, mine }: Three<Fields>,
  mergers: Readonly<Record<string, Merger>> = {},
): Record<string, unknown> {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...names].map((name) => {
    const three = { base: own(base, name), theirs: own(theirs, name), mine: own(mine, name) };
    const merge = Object.hasOwn(mergers, name) ? mergers[name]! : mergeDeep;
    return [name, merge(merging, [...path, name], three)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Merges any values: objects by field, lists of the same length by entry, everything else as a whole. */
export function mergeDeep(merging: Merging, path: TextPath, three: Three<unknown>): unknown {
  const clear = settled(three);
  if (clear) return clear.value;
  const { base = {}, theirs, mine } = three;
  if (isFields(base) && isFields(theirs) && isFields(mine))
    return mergeFields(merging, path, { base, theirs, mine });
  if (isListOf(base, theirs) && isListOf(theirs, mine))
    return base.map((entry, at) =>
      mergeDeep(merging, [...path, at], { base: entry, theirs: theirs[at], mine: (mine as unknown[])[at] }),
    );
  return ask(merging, path, three);
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(one: unknown, other: unknown): one is unknown[] {
  return Array.isArray(one) && Array.isArray(other) && one.length === other.length;
}
