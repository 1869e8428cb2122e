import type { Turn } from '@kathaloka/contract/entities';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { sessionStore } from '../../browser/safeStorage.ts';

/** What was typed for a session and not sent yet: neither a reload nor the login on the way loses it. */
export function useDraft(
  sessionId: string,
  readerId: string | undefined,
): readonly [draft: string, setDraft: (draft: string) => void] {
  // the next person to log in here does not read it
  const key = `kathaloka.draft.${readerId}.${sessionId}`;
  const isHydrated = useIsHydrated();
  const [stored, setStored] = useState(() => ({ key, text: sessionStore.read(key) ?? '' }));
  // whose it is, is known only when the page has been hydrated
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
