import type { EdgeInsight, StoryInsights } from '@kathaloka/contract/entities';

/** The endings that no reader has reached; a hidden figure does not count as zero. */
export function neverReached({ plays, nodes }: StoryInsights): string[] {
  if (!plays) return [];
  return nodes.filter(({ is_ending, visits }) => is_ending && visits === 0).map(({ node }) => node);
}

/** The ways, ordered by the scene that they leave, then by the scene that they lead to. */
export function inOrder({ nodes, edges }: StoryInsights): EdgeInsight[] {
  const places = new Map(nodes.map(({ node }, index) => [node, index]));
  const placeOf = (name: string) => places.get(name) ?? nodes.length;
  return edges.toSorted(
    (one, other) => placeOf(one.from) - placeOf(other.from) || placeOf(one.to) - placeOf(other.to),
  );
}
