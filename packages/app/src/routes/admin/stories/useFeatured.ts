import { useState } from 'react';
import { useSetFeaturedMutation } from './calls.ts';

const NONE: readonly string[] = [];

/** Features stories optimistically: the switch moves back if the server refuses. */
export function useFeatured() {
  const [send, { error }] = useSetFeaturedMutation();
  // one entry per click: a story stays pending until its last click is answered
  const [saving, setSaving] = useState(NONE);

  async function change(id: string, is_featured: boolean): Promise<void> {
    setSaving((ids) => [...ids, id]);
    await send({ params: { id }, body: { is_featured } });
    setSaving((ids) => ids.toSpliced(ids.indexOf(id), 1));
  }

  return { change, error, savingIds: new Set(saving) };
}
