import type { GameSession } from '@kathaloka/contract/entities';
import {
  type LogEntry,
  type PlayActions,
  type PlayedSession,
  playWords,
  useWords,
  useToast,
} from '@kathaloka/ui';
import { useEarlier } from './useEarlier.ts';
import { useEnding } from './useEnding.ts';
import { useMemory } from './useMemory.ts';
import { useNewerVersion } from './useNewerVersion.ts';
import { useOwnTale } from './useOwnTale.ts';
import { useReadAloud } from './useReadAloud.ts';
import { useReasons } from './useReasons.ts';
import { useTurnActions } from './useTurnActions.ts';

interface ReadingAloud {
  /** Whether each new part is read automatically. */
  readonly readsNew: boolean;
  /** Whether the whole tale is read aloud, by the same voice that reads single turns. */
  readonly isEyesClosed: boolean;
}

/** The actions on a session besides playing, and their state. */
export function useSessionTools(
  session: GameSession | undefined,
  entries: readonly LogEntry[],
  { readsNew, isEyesClosed }: ReadingAloud,
): { readonly session: Partial<PlayedSession>; readonly actions: Partial<PlayActions> } {
  const { noVoice } = useWords(playWords);
  const showToast = useToast();
  const language = session?.story.language;
  // another owner's session has no tools
  const own = session?.together?.is_payer === false ? undefined : session;
  const earlier = useEarlier(session);
  const turns = useTurnActions(own);
  const ownTale = useOwnTale(own);
  const memory = useMemory(own);
  const ending = useEnding(own);
  const reasons = useReasons(own);
  const newer = useNewerVersion(own);
  const voice = useReadAloud({
    language,
    entries,
    readsNew: readsNew && !isEyesClosed,
    onNoVoice: () => showToast(noVoice),
  });
  return {
    session: {
      ...earlier.session,
      ...ownTale.session,
      ...memory.session,
      ...ending.session,
      ...reasons.session,
      ...newer.session,
      story_deletes_at: session?.story_deletes_at,
      ...voice.session,
    },
    actions: {
      ...earlier.actions,
      ...turns.actions,
      ...ownTale.actions,
      ...memory.actions,
      ...ending.actions,
      ...reasons.actions,
      ...newer.actions,
      ...(!isEyesClosed && voice.actions),
    },
  };
}
