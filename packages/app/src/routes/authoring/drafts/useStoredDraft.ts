import { useEffect, useState } from 'react';
import { useSession } from '../../../session/useSession.ts';
import { useOnline } from '../../../browser/useOnline.ts';
import { DraftSaver, type DraftState, type ServerDraft } from './draftSaver.ts';
import { type DraftContent, localDrafts } from './localDrafts.ts';
import { openDraft, type OpenedDraft } from './openDraft.ts';
import { useDraftCalls } from './useDraftCalls.ts';

export interface StoredDraft {
  /** The draft that the page starts with. Undefined while it is loading. */
  readonly opened: OpenedDraft | undefined;
  readonly state: DraftState;
  /** Stores the typed values. */
  readonly change: (content: DraftContent) => void;
  /** Stores a draft in this browser for another page, which opens with it. */
  readonly storeFor: (place: string, content: DraftContent) => void;
  /** Deletes the draft after it was saved or discarded. */
  readonly discard: () => Promise<void>;
  /** What the server has now: null if there is nothing, undefined if the server cannot be reached. */
  readonly readServer: () => Promise<ServerDraft | null | undefined>;
  /** Resolves a conflict with the text of this page. */
  readonly keepLocal: (content: DraftContent) => Promise<void>;
  /** Resolves a conflict with the server's draft, and returns that. */
  readonly takeServer: () => Promise<DraftContent | undefined>;
}

/** Stores the typed text when the tab is closed or hidden. */
function useStoringOnLeave(saver: DraftSaver): void {
  useEffect(() => {
    const store = () => saver.storeNow();
    addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    return () => {
      removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
    };
  }, [saver]);
}

/** The draft of a page: saved on the server, and in this browser's storage until the server has it. */
export function useStoredDraft(place: string, writerId: string): StoredDraft {
  const { isSignedIn, isUnreachable } = useSession();
  const calls = useDraftCalls(place, writerId);
  const [opened, setOpened] = useState<OpenedDraft>();
  const [state, setState] = useState<DraftState>('empty');
  const isOnline = useOnline();
  const [local] = useState(() => localDrafts(writerId, place));
  const [saver] = useState(() => new DraftSaver({ ...calls, local, onState: setState }));

  useEffect(() => {
    let isMounted = true;
    async function open(): Promise<void> {
      // read before the server's, because a pending save of the last visit removes the local copy when it succeeds
      const here = local.read();
      const server = await calls.read();
      if (!isMounted) return;
      const found = openDraft(here, server);
      saver.startFrom(found.version, { isConflict: found.status === 'conflict' });
      if (found.status === 'unsaved' && found.content) saver.change(found.content);
      setOpened(found);
    }
    void open();
    return () => {
      isMounted = false;
      saver.stop();
    };
  }, [calls, local, saver]);

  useEffect(() => {
    if (isSignedIn && !isUnreachable && isOnline) saver.sendNow();
  }, [saver, isSignedIn, isUnreachable, isOnline]);

  useStoringOnLeave(saver);

  return {
    opened,
    state,
    change: (content) => saver.change(content),
    storeFor: (other, content) => localDrafts(writerId, other).write({ content, version: 0 }),
    discard: async () => {
      await saver.discard();
      await calls.remove();
    },
    readServer: calls.read,
    keepLocal: async (content) => {
      const server = await calls.read();
      if (server === undefined) return;
      saver.startFrom(server?.version ?? 0);
      saver.change(content);
    },
    takeServer: async () => {
      const server = await calls.read();
      if (server === undefined) return undefined;
      await saver.discard();
      saver.startFrom(server?.version ?? 0);
      return server?.content;
    },
  };
}
