import type { Indexer, IndexInput } from 'storybook/internal/types';
import { componentOf, shownName, statusOf } from './components.ts';

/**
 * The name of a story. Without a name of its own, the export is converted: `LikedAndSaved` becomes "Liked and saved".
 */
const nameOf = ({ name, exportName }: IndexInput) =>
  shownName(name ?? exportName.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2'));

/** Names the stories, and adds the status of their component. */
function described(entries: readonly IndexInput[]): IndexInput[] {
  return entries.map((entry) => {
    const status = statusOf(componentOf(entry.title ?? ''));
    const { metaTags = [] } = entry as { metaTags?: readonly string[] };
    return {
      ...entry,
      tags: [...(entry.tags ?? []), status],
      metaTags: [...metaTags, status],
      name: nameOf(entry),
    };
  });
}

export function withDescriptions(indexers: readonly Indexer[]): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => described(await indexer.createIndex(file, options)),
  }));
}
