import { LoadingScreen } from '@kathaloka/ui';
import { type ReactNode, useState } from 'react';
import { SignedInOnly } from '../../../guards/SignedInOnly.tsx';
import { useSession } from '../../../session/useSession.ts';
import type { OpenedDraft } from './openDraft.ts';
import { type StoredDraft, useStoredDraft } from './useStoredDraft.ts';

/** A draft that has been read. */
export interface OpenStoredDraft extends StoredDraft {
  readonly opened: OpenedDraft;
}

interface WithDraftProps {
  /** The page of the draft: `new`, or the id of a story. */
  place: string;
  /** What is said while the draft is read. */
  loading: string;
  children: (kept: OpenStoredDraft) => ReactNode;
}

/**
 * A page on which somebody writes. A guest is led to the login; whoever is writing when their session expires keeps the
 * page, with a login over it.
 */
export function WithDraft(props: WithDraftProps) {
  const { user } = useSession();
  const [writerId, setWriterId] = useState(user?.id);
  if (user && user.id !== writerId) setWriterId(user.id);
  if (writerId === undefined) return <SignedInOnly />;
  return <Kept key={`${props.place} ${writerId}`} writerId={writerId} {...props} />;
}

function Kept({ place, loading, children, writerId }: WithDraftProps & { writerId: string }) {
  const { isSignedIn, ending } = useSession();
  const kept = useStoredDraft(place, writerId);
  const { opened } = kept;
  if (!isSignedIn && (!opened || ending === 'signed-out')) return <SignedInOnly />;
  if (!opened) return <LoadingScreen message={loading} />;
  return children({ ...kept, opened });
}
