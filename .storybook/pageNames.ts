import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { componentOf } from './components.ts';

/** Storybook's name for every docs page. */
export const PAGE = 'Docs';

interface Labelled {
  readonly name: string;
  readonly tags: readonly string[];
}

/**
 * The label of a docs page in the sidebar. A component's page is an entry below the component, whose name it has in search
 * results; a guide has its own name.
 */
export const labelOfPage = ({ name, tags }: Labelled): string =>
  tags.includes('autodocs') && !tags.includes('unattached-mdx') ? PAGE : name;

type Index = Awaited<ReturnType<StoryIndexGenerator['getIndexAndStats']>>;

/** Names a docs page after its subject, for the search results. */
export function withPageNames(found: Index): Index {
  const named = Object.values(found.storyIndex.entries).map((entry) =>
    entry.type === 'docs' && entry.name === PAGE ? { ...entry, name: componentOf(entry.title) } : entry,
  );
  const entries = Object.fromEntries(named.map((entry) => [entry.id, entry]));
  return { ...found, storyIndex: { ...found.storyIndex, entries } };
}

/** Wraps the generator once; Storybook asks for it many times. */
export function namingPages(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (Object.hasOwn(generator, 'getIndexAndStats')) return generator;
  const plain = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => withPageNames(await plain());
  return generator;
}
