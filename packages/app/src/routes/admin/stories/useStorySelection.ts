import type { BulkStoryAction } from '@kathaloka/contract/limits';
import { useAdminWords, useToast } from '@kathaloka/ui';
import { useState } from 'react';
import { useChangeStoriesMutation } from './calls.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected stories, and what is done to them together. A selection stays while a person turns pages or sorts; it
 * ends with the list that it was made in, so that nobody archives what they no longer see.
 */
export function useStorySelection(narrowing: string) {
  const words = useAdminWords().stories;
  const showToast = useToast();
  const [kept, setKept] = useState({ narrowing, ids: NONE });
  const [busy, setBusy] = useState<BulkStoryAction>();
  const [send, { error, reset }] = useChangeStoriesMutation();
  const [refused, setRefused] = useState(0);
  const selectedIds = kept.narrowing === narrowing ? kept.ids : NONE;

  function select(ids: ReadonlySet<string>): void {
    setKept({ narrowing, ids });
    setRefused(0);
    reset();
  }

  async function changeAll(action: BulkStoryAction): Promise<void> {
    setBusy(action);
    const { data } = await send({ body: { action, ids: [...selectedIds] } });
    setBusy(undefined);
    if (!data) return;
    const told = (outcome: string) => data.results.filter((result) => result.outcome === outcome);
    const [done, unchanged] = [told('done').length, told('unchanged').length];
    // what could not be changed stays selected
    const left = [...told('wrong_status'), ...told('not_found')].map(({ id }) => id);
    setKept({ narrowing, ids: new Set(left) });
    setRefused(left.length);
    const said = [done > 0 && words.changed(done), unchanged > 0 && words.unchanged(unchanged)];
    const message = said.filter(Boolean).join(' · ');
    if (message) showToast(message, { tone: 'success' });
  }

  return {
    selectedIds,
    onSelectedChange: select,
    onBulk: (action: BulkStoryAction) => void changeAll(action),
    busy,
    error,
    notice: refused > 0 ? words.notChanged(refused) : undefined,
  };
}
