import type { Turn } from '@kathaloka/contract/entities';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { sessionStore } from '../../browser/safeStorage.ts';

/** The unsent text of a session, which survives a reload and a login. */
export function useDraft(
  sessionId: string,
  readerId: string | undefined,
): readonly [draft: string, setDraft: (draft: string) => void] {
  // the next person who logs in here must not read the draft
  const key = `kathaloka.draft.${readerId}.${sessionId}`;
  const isHydrated = useIsHydrated();
  const [stored, setStored] = useState(() => ({ key, text: sessionStore.read(key) ?? '' }));
  // the owner is known only after hydration
  const own = stored.key === key ? stored : { key, text: sessionStore.read(key) ?? '' };
  if (own !== stored) setStored(own);

  return [
    isHydrated ? own.text : '',
    (text) => {
      setStored({ key, text });
      sessionStore.write(key, text === '' ? null : text);
    },
  ];
}

/** Drops the draft if the session opens with a turn for the same words. */
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
