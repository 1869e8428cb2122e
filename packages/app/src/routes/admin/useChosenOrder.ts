import { useState } from 'react';

/** Entries in the order that was just chosen, until the server's answer has arrived. */
export function useChosenOrder<T extends { readonly id: string }>(
  entries: readonly T[] | undefined,
  save: (ids: string[]) => Promise<void>,
) {
  const [chosen, setChosen] = useState<{ of: typeof entries; ids: readonly string[] }>();
  const ids = chosen?.of === entries ? chosen?.ids : undefined;
  const byId = new Map(entries?.map((entry) => [entry.id, entry]));

  return {
    shown: ids && entries ? ids.flatMap((id) => byId.get(id) ?? []) : entries,
    choose(next: readonly string[]): void {
      setChosen({ of: entries, ids: next });
      void save([...next]).finally(() => setChosen(undefined));
    },
  };
}
