import { isRefusal } from '@kathaloka/api';
import type { StoryEditor } from '@kathaloka/contract/entities';
import { useEffect, useRef, useState } from 'react';
import { useIsTabVisible } from '../../../browser/useIsTabVisible.ts';
import { useSession } from '../../../session/useSession.ts';
import { onEditors, onPresenceEnd, useFollowPresenceMutation, useUpdatePresenceMutation } from '../calls.ts';

/** The pauses before a reconnect; after failures they grow. */
const PAUSES_MS = [500, 2000, 5000, 15_000, 30_000];
/** A connection that lasted this long counts as a success. */
const HELD_MS = 30_000;
/** A debounce: while a user browses scenes, only the one where they stay is reported. */
const STAYS_MS = 700;

/**
 * The other editors of a story, while the tab is visible; `scene` is what they see of this page. Nothing depends on it,
 * so it fails silently, and reconnects.
 */
export function usePresence(id: string, scene: string | null): readonly StoryEditor[] {
  const [tab] = useState(() => crypto.randomUUID());
  const [editors, setEditors] = useState<readonly StoryEditor[]>([]);
  const { isSignedIn } = useSession();
  const isTabVisible = useIsTabVisible();
  const [follow] = useFollowPresenceMutation();
  const [update] = useUpdatePresenceMutation();
  const latest = useRef(scene);
  const say = useRef((_scene: string | null): void => undefined);
  useEffect(() => {
    say.current = (where) => void update({ params: { id, tab }, body: { scene: where } });
  });

  useEffect(() => {
    if (!isSignedIn || !isTabVisible) return undefined;
    let running: { abort: () => void } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isLeft = false;
    const unsubscribe = onEditors(tab, (next) => {
      setEditors(next);
    });
    const connect = async (): Promise<void> => {
      const began = performance.now();
      const ended = endOfVisit(tab);
      const connection = follow({ id, tab });
      running = connection;
      const { error } = await connection;
      // the server knows this editor from its first event on
      if (!error && !isLeft) say.current(latest.current);
      const hasFailed = error !== undefined || (await ended).hasFailed;
      if (isLeft) return;
      if (hasFailed) setEditors([]);
      if (isRefusal(error, 'not_found')) return;
      failures = hasFailed || performance.now() - began < HELD_MS ? failures + 1 : 0;
      timer = setTimeout(() => void connect(), PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
    };
    void connect();
    return () => {
      isLeft = true;
      unsubscribe();
      clearTimeout(timer);
      running?.abort();
      setEditors([]);
    };
  }, [follow, id, isTabVisible, isSignedIn, tab]);

  useEffect(() => {
    if (latest.current === scene) return undefined;
    const timer = setTimeout(() => {
      latest.current = scene;
      say.current(scene);
    }, STAYS_MS);
    return () => clearTimeout(timer);
  }, [scene]);
  return editors;
}

const endOfVisit = (tab: string): Promise<{ readonly hasFailed: boolean }> =>
  new Promise((resolve) => {
    const unsubscribe = onPresenceEnd(tab, (end) => {
      unsubscribe();
      resolve(end);
    });
  });
