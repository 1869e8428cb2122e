import { useEffect, useState } from 'react';
import { componentOf } from '../components.ts';

interface Index {
  entries: Record<string, { id: string; title: string; type: string }>;
}

/** The docs page of each component, by its name. */
export function usePlaces(): ReadonlyMap<string, string> {
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const abort = new AbortController();
    async function read() {
      const answer = await fetch('index.json', { signal: abort.signal });
      const { entries } = (await answer.json()) as Index;
      const pages = Object.values(entries).filter(({ type }) => type === 'docs');
      setPlaces(new Map(pages.map(({ id, title }) => [componentOf(title), id])));
    }
    // without the index the names are plain text instead of links
    read().catch(() => undefined);
    return () => abort.abort();
  }, []);
  return places;
}
