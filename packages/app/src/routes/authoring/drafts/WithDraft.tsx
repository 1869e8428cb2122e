import { LoadingScreen } from '@kathaloka/ui';
import { type ReactNode, useState } from 'react';
import { SignedInOnly } from '../../../session/SignedInOnly.tsx';
import { useSession } from '../../../session/useSession.ts';
import type { OpenedDraft } from './openDraft.ts';
import { type StoredDraft, useStoredDraft } from './useStoredDraft.ts';

/** A draft that has loaded. */
export interface OpenStoredDraft extends StoredDraft {
  readonly opened: OpenedDraft;
}

interface WithDraftProps {
  /** The page that the draft belongs to: `new`, or the id of a story. */
  place: string;
  /** The message while the draft is loading. */
  loading: string;
  children: (storedDraft: OpenStoredDraft) => ReactNode;
}

/**
 * A page with a form that is stored as a draft. Guests are redirected to the login; if the session expires
 * during writing, the page stays, with a login over it.
 */
export function WithDraft(props: WithDraftProps) {
  const { user } = useSession();
  const [writerId, setWriterId] = useState(user?.id);
  if (user && user.id !== writerId) setWriterId(user.id);
  if (writerId === undefined) return <SignedInOnly />;
  return <LoadedDraft key={`${props.place} ${writerId}`} writerId={writerId} {...props} />;
}

function LoadedDraft({ place, loading, children, writerId }: WithDraftProps & { writerId: string }) {
  const { isSignedIn, ending } = useSession();
  const storedDraft = useStoredDraft(place, writerId);
  const { opened } = storedDraft;
  if (!isSignedIn && (!opened || ending === 'signed-out')) return <SignedInOnly />;
  if (!opened) return <LoadingScreen message={loading} />;
  return children({ ...storedDraft, opened });
}
