import type { Series, Story } from '@kathaloka/contract/entities';

export interface PartInOrder {
  readonly position: number;
  /** Undefined for a part that the reader may not see yet. */
  readonly story: Story | undefined;
  readonly state: 'read' | 'next' | 'open' | 'unpublished';
}

/** Every part of a series in its place, including those that the reader may not see yet. */
export function partsInOrder({ parts, finished }: Pick<Series, 'parts' | 'finished'>): PartInOrder[] {
  const total = Math.max(parts.length, ...parts.map(({ series }) => series?.parts ?? 0));
  const next = parts.find(({ id }) => !finished.includes(id));
  return Array.from({ length: total }, (_, at) => {
    const story = parts.find(({ series }) => series?.position === at + 1);
    return { position: at + 1, story, state: stateOf(story, { finished, next }) };
  });
}

function stateOf(
  story: Story | undefined,
  { finished, next }: { readonly finished: readonly string[]; readonly next: Story | undefined },
): PartInOrder['state'] {
  if (!story) return 'unpublished';
  if (finished.includes(story.id)) return 'read';
  return story === next ? 'next' : 'open';
}
