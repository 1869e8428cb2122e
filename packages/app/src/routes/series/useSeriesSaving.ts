import { isRefusal } from '@kathaloka/api';
import type { MySeries, SeriesWrite } from '@kathaloka/contract/entities';
import { useState } from 'react';
import { useCreateSeriesMutation, useUpdateSeriesMutation } from './calls.ts';

/** The edited series, and how it is saved. A new series stays open, at its own address once it is saved. */
export function useSeriesSaving(all: readonly MySeries[] | undefined, reload: () => void) {
  const [create, creating] = useCreateSeriesMutation();
  const [update, updating] = useUpdateSeriesMutation();
  const [editing, setEditing] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [isDirty, setDirty] = useState(false);
  // an idempotency key: a retry after a lost answer does not create a second series
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [latest, setLatest] = useState<MySeries>();
  const shown = all && latest ? withLatest(all, latest) : all;
  const series = shown?.find(({ slug }) => slug === editing);

  async function save(written: SeriesWrite): Promise<void> {
    setSaved(false);
    const { data, error } = series
      ? await update({ params: { slug: series.slug }, body: { ...written, version: series.version } })
      : await create({ body: written, headers: { 'idempotency-key': key } });
    // the next save is based on this version
    if (isRefusal(error, 'stale_version')) reload();
    if (!data) return;
    setLatest(data);
    setEditing(data.slug);
    setSaved(true);
  }

  return {
    shown,
    editing,
    edit: (next: string | undefined) => {
      creating.reset();
      updating.reset();
      setSaved(false);
      setDirty(false);
      setLatest(undefined);
      setKey(crypto.randomUUID());
      setEditing(next);
    },
    isSaved,
    isDirty,
    setDirty,
    isLoading: creating.isLoading || updating.isLoading,
    error: creating.error ?? updating.error,
    save,
  };
}

/** The list with the last saved series, until it is refetched. */
function withLatest(all: readonly MySeries[], latest: MySeries): readonly MySeries[] {
  const before = all.find(({ slug }) => slug === latest.slug);
  if (!before) return [latest, ...all];
  return before.version < latest.version ? all.map((each) => (each === before ? latest : each)) : all;
}
