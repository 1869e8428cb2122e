import path from 'node:path';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { ALSO, alsoCalled, componentOf, shownName, stateCalled, statusOf } from './components.ts';

export const BEHAVIOUR = 'behaviour';

const isShown = ({ tags = [] }: IndexInput) => !tags.includes(BEHAVIOUR);

/**
 * The name of a story. Without a name of its own, the export is converted: `LikedAndSaved` becomes "Liked and saved".
 */
const nameOf = ({ name, exportName }: IndexInput) =>
  shownName(name ?? exportName.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2'));

/** Whether a file is named after its component. If a component has several files, this one gets the search words. */
const isNamedAfter = (file: string, title: string) =>
  title.startsWith('Foundations/') || path.basename(file).split('.')[0] === componentOf(title);

/** Adds a component's status to its stories, and the search words to its first one. */
function described(file: string, entries: readonly IndexInput[]): IndexInput[] {
  const first = entries.find((entry) => isShown(entry) && isNamedAfter(file, entry.title ?? ''));
  return entries.map((entry) => {
    const component = componentOf(entry.title ?? '');
    const status = statusOf(component);
    const { metaTags = [] } = entry as { metaTags?: readonly string[] };
    const ofState = stateCalled(component, entry.exportName);
    const words = [entry === first && alsoCalled(component), ofState].filter(Boolean).join(', ');
    return {
      ...entry,
      tags: [...(entry.tags ?? []), status],
      metaTags: [...metaTags, status],
      name: words ? `${nameOf(entry)}${ALSO}${words}` : nameOf(entry),
    };
  });
}

export function withDescriptions(indexers: readonly Indexer[]): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => described(file, await indexer.createIndex(file, options)),
  }));
}
