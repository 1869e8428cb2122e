import type { SeriesFaultKind, ShareKind } from '@kathaloka/contract/entities';
import { changedKind } from '../expressions/expression.ts';
import { effectsIn, type StoryGraph, variablesReadBy } from '../graph.ts';
import type { Share } from './sharedState.ts';

/** What the other parts of a series must agree with, without the scenes of the part. */
export interface SeriesPart {
  readonly key: string;
  readonly takes: readonly string[];
  readonly leaves: readonly string[];
  /** As what its scenes use the names that it shares. */
  readonly used: ReadonlyMap<string, ReadonlySet<ShareKind>>;
}

/** Goes through the scenes once, however many names the part shares. */
export function seriesPart(key: string, { takes, leaves, nodes }: StoryGraph): SeriesPart {
  const used = new Map([...takes, ...leaves].map((name) => [name, new Set<ShareKind>()]));
  for (const node of nodes.values()) {
    const { numbers, things } = variablesReadBy(node);
    for (const name of numbers) used.get(name)?.add('number');
    for (const name of things) used.get(name)?.add('thing');
    for (const effect of effectsIn(node)) used.get(effect.name)?.add(changedKind(effect));
  }
  return { key, takes: [...takes], leaves: [...leaves], used };
}

/** A fault across the parts of a series; the story checks find faults within one part. */
export interface SeriesFault {
  readonly part: string;
  readonly name: string;
  readonly because: Exclude<SeriesFaultKind, 'hidden'>;
}

export function checkSeries(shares: readonly Share[], parts: readonly SeriesPart[]): SeriesFault[] {
  const kinds = new Map(shares.map(({ name, kind }) => [name, kind]));
  return parts.flatMap(({ key, takes, leaves, used }, at) => {
    const earlier = new Set(parts.slice(0, at).flatMap((part) => part.leaves));
    const later = new Set(parts.slice(at + 1).flatMap((part) => part.takes));
    const fault = (name: string, because: SeriesFault['because']) => ({ part: key, name, because });
    const names = [...new Set([...takes, ...leaves])];
    return [
      ...names.filter((name) => !kinds.has(name)).map((name) => fault(name, 'not shared')),
      ...names
        .filter((name) => isOther(used.get(name), kinds.get(name)))
        .map((name) => fault(name, 'other kind')),
      ...takes.filter((name) => !earlier.has(name)).map((name) => fault(name, 'never left')),
      ...leaves.filter((name) => !later.has(name)).map((name) => fault(name, 'never taken')),
    ];
  });
}

/** Checks the series while one part is edited. Only the names of the other parts are known. */
export function checkFromPart(
  shares: readonly Share[],
  parts: readonly Omit<SeriesPart, 'used'>[],
  written: { readonly key: string; readonly graph: StoryGraph },
): SeriesFault[] {
  const known = parts.map((part) =>
    part.key === written.key ? seriesPart(written.key, written.graph) : { ...part, used: new Map() },
  );
  return checkSeries(shares, known);
}

/** Whether a name is used only for a variable of the other kind. */
const isOther = (used: ReadonlySet<ShareKind> | undefined, kind: ShareKind | undefined): boolean =>
  kind !== undefined && used !== undefined && used.size > 0 && !used.has(kind);
