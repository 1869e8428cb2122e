import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { BEHAVIOUR } from './behaviour.ts';
import { alsoCalled, componentOf } from './components.ts';

type Index = Awaited<ReturnType<StoryIndexGenerator['getIndexAndStats']>>;
type Entry = Index['storyIndex']['entries'][string];

/** The words under which a component is searched for, each with its place on the page. */
export const wordsOf = (component: string): { id: string; title: string }[] =>
  (alsoCalled(component)?.split(', ') ?? []).map((title) => ({
    id: `also-${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`,
    title,
  }));

/**
 * Storybook calls every page "Docs", and lists the states of a component's page as headings, although the search has
 * them as stories. The search reads headings, so the component's other names stand there instead.
 */
function named(entry: Entry, seen: ReadonlySet<string>): Entry {
  if (entry.type !== 'docs') return entry;
  // the tags of a page are those of one file, which may have behaviours alone
  const tags = entry.tags?.filter((tag) => tag !== BEHAVIOUR || !seen.has(entry.title)) ?? [];
  const page = { ...entry, tags, name: componentOf(entry.title) };
  return entry.tags?.includes('unattached-mdx') ? page : { ...page, anchors: wordsOf(page.name) };
}

export function withPageNames(found: Index): Index {
  const all = Object.entries(found.storyIndex.entries);
  const states = all.filter(([, { type, tags }]) => type === 'story' && !tags?.includes(BEHAVIOUR));
  const seen = new Set(states.map(([, { title }]) => title));
  const entries = all.map(([id, entry]) => [id, named(entry, seen)] as const);
  return { ...found, storyIndex: { ...found.storyIndex, entries: Object.fromEntries(entries) } };
}

/** Wraps the generator once; Storybook asks for it many times. */
export function namingPages(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (Object.hasOwn(generator, 'getIndexAndStats')) return generator;
  const plain = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => withPageNames(await plain());
  return generator;
}
