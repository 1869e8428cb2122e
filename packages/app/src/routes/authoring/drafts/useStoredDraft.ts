import { useEffect, useState } from 'react';
import { useSession } from '../../../session/useSession.ts';
import { useOnline } from '../../play/useOnline.ts';
import { DraftSaver, type DraftState } from './draftSaver.ts';
import { type DraftContent, localDrafts } from './localDrafts.ts';
import { openDraft, type OpenedDraft } from './openDraft.ts';
import { useDraftCalls } from './useDraftCalls.ts';

export interface StoredDraft {
  /** What the page begins with. Undefined while it is read. */
  readonly opened: OpenedDraft | undefined;
  readonly state: DraftState;
  /** Keeps what has been typed. */
  readonly change: (content: DraftContent) => void;
  /** Forgets it: it was saved for good, or is not wanted. */
  readonly forget: () => Promise<void>;
  /** Ends a conflict by what is typed here. */
  readonly keepMine: (content: DraftContent) => Promise<void>;
  /** Ends a conflict by what the server has, and returns it. */
  readonly takeTheirs: () => Promise<DraftContent | undefined>;
}

/** What somebody types on a page, on the server while they are signed in and reachable, and in this browser until then. */
export function useStoredDraft(place: string, writerId: string): StoredDraft {
  const { isSignedIn, isUnreachable } = useSession();
  const calls = useDraftCalls(place, writerId);
  const [opened, setOpened] = useState<OpenedDraft>();
  const [state, setState] = useState<DraftState>('empty');
  const isOnline = useOnline();
  const [local] = useState(() => localDrafts(writerId, place));
  const [saver] = useState(() => new DraftSaver({ ...calls, local, onState: setState }));

  useEffect(() => {
    let isHere = true;
    async function open(): Promise<void> {
      // before the server is asked: the last visit may be saving it just now, and forgets it here when it has
      const here = local.read();
      const server = await calls.read();
      if (!isHere) return;
      const found = openDraft(here, server);
      saver.startFrom(found.version, { isConflict: found.is === 'conflict' });
      if (found.is === 'unsaved' && found.content) saver.change(found.content);
      setOpened(found);
    }
    void open();
    return () => {
      isHere = false;
      saver.stop();
    };
  }, [calls, local, saver]);

  useEffect(() => {
    if (isSignedIn && !isUnreachable && isOnline) saver.sendNow();
  }, [saver, isSignedIn, isUnreachable, isOnline]);

  useEffect(() => {
    const keep = () => saver.storeNow();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [saver]);

  return {
    opened,
    state,
    change: (content) => saver.change(content),
    forget: async () => {
      await saver.forget();
      await calls.remove();
    },
    keepMine: async (content) => {
      const server = await calls.read();
      if (server === undefined) return;
      saver.startFrom(server?.version ?? 0);
      saver.change(content);
    },
    takeTheirs: async () => {
      const server = await calls.read();
      if (server === undefined) return undefined;
      await saver.forget();
      saver.startFrom(server?.version ?? 0);
      return server?.content;
    },
  };
}
