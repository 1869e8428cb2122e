import type { SeriesFaultKind, ShareKind } from '@kathaloka/contract/entities';
import { changedKind } from '../expressions/expression.ts';
import { effectsIn, graphOf, type StoryGraph, variablesReadBy } from '../graph.ts';
import type { Share } from './sharedState.ts';

interface Part {
  readonly key: string;
  readonly graph: StoryGraph;
}

/** A fault across the parts of a series; the story checks cover faults within one part. */
export interface SeriesFault {
  readonly part: string;
  readonly name: string;
  readonly because: Exclude<SeriesFaultKind, 'hidden'>;
}

export function checkSeries(shares: readonly Share[], parts: readonly Part[]): SeriesFault[] {
  const kinds = new Map(shares.map(({ name, kind }) => [name, kind]));
  return parts.flatMap(({ key, graph }, at) => {
    const earlier = new Set(parts.slice(0, at).flatMap((part) => [...part.graph.leaves]));
    const later = new Set(parts.slice(at + 1).flatMap((part) => [...part.graph.takes]));
    const fault = (name: string, because: SeriesFault['because']) => ({ part: key, name, because });
    const names = [...new Set([...graph.takes, ...graph.leaves])];
    return [
      ...names.filter((name) => !kinds.has(name)).map((name) => fault(name, 'not shared')),
      ...names
        .filter((name) => usesOther(graph, name, kinds.get(name)))
        .map((name) => fault(name, 'other kind')),
      ...[...graph.takes].filter((name) => !earlier.has(name)).map((name) => fault(name, 'never left')),
      ...[...graph.leaves].filter((name) => !later.has(name)).map((name) => fault(name, 'never taken')),
    ];
  });
}

/** What another part takes and leaves, without its scenes. */
interface PartNames {
  readonly key: string;
  readonly takes: readonly string[];
  readonly leaves: readonly string[];
}

/** Checks the series while one part is edited. Only the names of the other parts are known. */
export function checkFromPart(
  shares: readonly Share[],
  parts: readonly PartNames[],
  written: Part,
): SeriesFault[] {
  const known = parts.map(({ key, takes, leaves }) =>
    key === written.key
      ? written
      : { key, graph: graphOf({ start_node: '', nodes: {}, takes: [...takes], leaves: [...leaves] }) },
  );
  return checkSeries(shares, known);
}

/** Whether a name is used only for a variable of the other kind. */
function usesOther({ nodes }: StoryGraph, name: string, kind: ShareKind | undefined): boolean {
  const used = new Set<ShareKind>();
  for (const node of nodes.values()) {
    const { numbers, things } = variablesReadBy(node);
    if (numbers.has(name)) used.add('number');
    if (things.has(name)) used.add('thing');
    for (const effect of effectsIn(node)) if (effect.name === name) used.add(changedKind(effect));
  }
  return kind !== undefined && used.size > 0 && !used.has(kind);
}
