import { type ClientState, isRefusal } from '@kathaloka/api';
import { authoringPagesWords, useWords } from '@kathaloka/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { useTellRefusal } from '../../../session/RefusalProvider.tsx';
import { useDeleteDraftMutation, useGetDraftMutation, useSaveDraftMutation } from '../calls.ts';
import type { SaveAnswer, ServerDraft } from './draftSaver.ts';

export interface DraftCalls {
  /** The server's draft; undefined if the server cannot be reached. */
  readonly read: () => Promise<ServerDraft | null | undefined>;
  readonly save: (draft: ServerDraft) => Promise<SaveAnswer>;
  readonly remove: () => Promise<void>;
}

/** The calls for the server's draft of a page. The object is memoised. */
export function useDraftCalls(place: string, writerId: string): DraftCalls {
  const store = useStore<ClientState>();
  const [getDraft] = useGetDraftMutation();
  const [saveDraft] = useSaveDraftMutation();
  const [deleteDraft] = useDeleteDraftMutation();
  const words = useWords(authoringPagesWords);
  const tellRefusal = useTellRefusal();
  const promptLogin = useRef(() => {});
  useEffect(() => {
    promptLogin.current = () => void tellRefusal({ reason: 'login', message: words.signIn });
  });

  return useMemo(() => {
    /** Another user may have signed in meanwhile, in another tab: their drafts must not be changed. */
    const isWriter = () => store.getState().session.user?.id === writerId;
    return {
      async read() {
        if (!isWriter()) return undefined;
        const { data } = await getDraft({ params: { place } });
        return data && data.draft;
      },
      async save(body) {
        if (!isWriter()) return { problem: 'signed_out' };
        const { data, error } = await saveDraft({ params: { place }, body });
        if (data) return { version: data.version };
        if (isRefusal(error, 'stale_draft')) return { problem: 'stale' };
        if (isRefusal(error, 'not_signed_in')) {
          promptLogin.current();
          return { problem: 'signed_out' };
        }
        return { problem: isRefusal(error) && error.status < 500 ? 'refused' : 'unreachable' };
      },
      async remove() {
        if (isWriter()) await deleteDraft({ params: { place } });
      },
    };
  }, [getDraft, saveDraft, deleteDraft, store, place, writerId]);
}
