import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { componentOf } from './components.ts';

/** What Storybook calls every page. */
export const PAGE = 'Docs';

type Index = Awaited<ReturnType<StoryIndexGenerator['getIndexAndStats']>>;

/** In the results of the search, a page has the name of what it tells about. */
export function withPageNames(found: Index): Index {
  const named = Object.values(found.storyIndex.entries).map((entry) =>
    entry.type === 'docs' && entry.name === PAGE ? { ...entry, name: componentOf(entry.title) } : entry,
  );
  const entries = Object.fromEntries(named.map((entry) => [entry.id, entry]));
  return { ...found, storyIndex: { ...found.storyIndex, entries } };
}

/** The same generator, which Storybook asks for many times. */
export function namingPages(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (Object.hasOwn(generator, 'getIndexAndStats')) return generator;
  const plain = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => withPageNames(await plain());
  return generator;
}
