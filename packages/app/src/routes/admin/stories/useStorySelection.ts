import type { BulkStoryAction } from '@kathaloka/contract/limits';
import { adminWords, useWords, useToast } from '@kathaloka/ui';
import { useState } from 'react';
import { useChangeStoriesMutation } from './calls.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected stories, and bulk actions on them. The selection survives paging and sorting, and is cleared when the
 * filters change, so that an administrator cannot archive stories that are no longer visible.
 */
export function useStorySelection(filterKey: string) {
  const words = useWords(adminWords).stories;
  const showToast = useToast();
  const [selection, setSelection] = useState({ filterKey, ids: NONE });
  const [busy, setBusy] = useState<BulkStoryAction>();
  const [send, { error, reset }] = useChangeStoriesMutation();
  const [refused, setRefused] = useState(0);
  const checkedIds = selection.filterKey === filterKey ? selection.ids : NONE;

  function select(ids: ReadonlySet<string>): void {
    setSelection({ filterKey, ids });
    setRefused(0);
    reset();
  }

  async function changeAll(action: BulkStoryAction): Promise<void> {
    setBusy(action);
    const { data } = await send({ body: { action, ids: [...checkedIds] } });
    setBusy(undefined);
    if (!data) return;
    const resultsOf = (outcome: string) => data.results.filter((result) => result.outcome === outcome);
    const [done, unchanged] = [resultsOf('done').length, resultsOf('unchanged').length];
    // stories that could not be changed stay selected
    const failedIds = [...resultsOf('wrong_status'), ...resultsOf('not_found')].map(({ id }) => id);
    setSelection({ filterKey, ids: new Set(failedIds) });
    setRefused(failedIds.length);
    const parts = [done > 0 && words.changed(done), unchanged > 0 && words.unchanged(unchanged)];
    const message = parts.filter(Boolean).join(' · ');
    if (message) showToast(message, { tone: 'success' });
  }

  return {
    checkedIds,
    onCheckedIdsChange: select,
    onBulk: (action: BulkStoryAction) => void changeAll(action),
    busy,
    error,
    notice: refused > 0 ? words.notChanged(refused) : undefined,
  };
}
