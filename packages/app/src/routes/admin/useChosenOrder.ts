import { useState } from 'react';

/** Entries in the order that was just chosen, until a refetch returns it. `save` resolves to whether it was saved. */
export function useChosenOrder<T extends { readonly id: string }>(
  entries: readonly T[] | undefined,
  save: (order: { ids: string[]; from: string[] }) => Promise<boolean>,
) {
  const [chosen, setChosen] = useState<{ of: typeof entries; ids: readonly string[] }>();
  const ids = chosen?.of === entries ? chosen?.ids : undefined;
  const byId = new Map(entries?.map((entry) => [entry.id, entry]));

  const shown = ids && entries ? ids.flatMap((id) => byId.get(id) ?? []) : entries;

  async function saveOrder(next: readonly string[]): Promise<void> {
    setChosen({ of: entries, ids: next });
    const from = (shown ?? []).map(({ id }) => id);
    const isSaved = await save({ ids: [...next], from });
    if (!isSaved) setChosen(undefined);
  }

  return { shown, choose: (next: readonly string[]) => void saveOrder(next) };
}
