import type { BulkStoryAction } from '@kathaloka/contract/limits';
import { adminWords, useWords, useToast } from '@kathaloka/ui';
import { useState } from 'react';
import { useChangeStoriesMutation } from './calls.ts';

/** Fifty stories that were archived by mistake are noticed late. */
const UNDO_SHOWN_MS = 30_000;

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

  async function changeAll(action: BulkStoryAction, ids: readonly string[]): Promise<void> {
    setBusy(action);
    const { data } = await send({ body: { action, ids: [...ids] } });
    setBusy(undefined);
    if (!data) return;
    const resultsOf = (outcome: string) => data.results.filter((result) => result.outcome === outcome);
    const [done, unchanged] = [resultsOf('done'), resultsOf('unchanged').length];
    // stories that could not be changed stay selected
    const failedIds = [...resultsOf('wrong_status'), ...resultsOf('not_found')].map(({ id }) => id);
    setSelection({ filterKey, ids: new Set(failedIds) });
    setRefused(failedIds.length);
    const parts = [
      done.length > 0 && words.changed(done.length),
      unchanged > 0 && words.unchanged(unchanged),
    ];
    const message = parts.filter(Boolean).join(' · ');
    if (!message) return;
    const undo = () =>
      void changeAll(
        'undo',
        done.map(({ id }) => id),
      );
    showToast(message, {
      tone: 'success',
      ...(done.length > 0 &&
        action !== 'undo' && { durationMs: UNDO_SHOWN_MS, action: { label: words.undo, onSelect: undo } }),
    });
  }

  return {
    checkedIds,
    onCheckedIdsChange: select,
    onBulk: (action: BulkStoryAction) => void changeAll(action, [...checkedIds]),
    busy,
    error,
    notice: refused > 0 ? words.notChanged(refused) : undefined,
  };
}
