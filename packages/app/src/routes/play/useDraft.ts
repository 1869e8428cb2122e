import { useState } from 'react';
import { sessionStore } from '../../adapters/safeStorage.ts';

/** What was typed for a session and not sent yet: neither a reload nor the login on the way loses it. */
export function useDraft(sessionId: string): readonly [draft: string, setDraft: (draft: string) => void] {
  const key = `kathaloka.draft.${sessionId}`;
  const [draft, setDraft] = useState(() => sessionStore.read(key) ?? '');

  return [
    draft,
    (next) => {
      setDraft(next);
      sessionStore.keep(key, next === '' ? null : next);
    },
  ];
}
