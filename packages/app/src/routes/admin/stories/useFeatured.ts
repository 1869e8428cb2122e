import { useState } from 'react';
import { useSetFeaturedMutation } from './calls.ts';

const NONE: readonly string[] = [];

/** Features stories. The switch moves before the server has answered, and back if it refuses. */
export function useFeatured() {
  const [send, { error }] = useSetFeaturedMutation();
  // one for each click: a story stays in it until its last one is answered
  const [saving, setSaving] = useState(NONE);

  async function change(id: string, is_featured: boolean): Promise<void> {
    setSaving((ids) => [...ids, id]);
    await send({ params: { id }, body: { is_featured } });
    setSaving((ids) => ids.toSpliced(ids.indexOf(id), 1));
  }

  return { change, error, savingIds: new Set(saving) };
}
