import type { Turn } from '@kathaloka/contract/entities';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionStore } from '../../browser/safeStorage.ts';

/** What was typed for a session and not sent yet: neither a reload nor the login on the way loses it. */
export function useDraft(
  sessionId: string,
  readerId: string | undefined,
): readonly [draft: string, setDraft: (draft: string) => void] {
  // the next person to log in here does not read it
  const key = `kathaloka.draft.${readerId}.${sessionId}`;
  const [draft, setDraft] = useState(() => sessionStore.read(key) ?? '');

  return [
    draft,
    (next) => {
      setDraft(next);
      sessionStore.write(key, next === '' ? null : next);
    },
  ];
}

/** Drops the draft if the session opens with its words told: the turn went on while the page was away. */
export function useTurnDraft(
  [draft, setDraft]: ReturnType<typeof useDraft>,
  newest: Pick<Turn, 'user_input'> | undefined,
): void {
  const isOpen = newest !== undefined;
  const drop = useEffectEvent(() => {
    if (draft !== '' && newest?.user_input === draft.trim()) setDraft('');
  });
  useEffect(() => {
    if (isOpen) drop();
  }, [isOpen]);
}
