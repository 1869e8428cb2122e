import { canRetry, hasCode } from '@kathaloka/api';
import type { GameSession, PlayChoice } from '@kathaloka/contract/entities';
import { HINT_MAX_ENTRIES } from '@kathaloka/contract/limits';
import {
  type AskedWords,
  type LogEntry,
  paths,
  type PlayedSession,
  type PlayerAction,
  PlayScreen,
  ToastProvider,
  useFailureText,
  useStoriesFailures,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIdInAddress } from '../../routing/useIdInAddress.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LanguageChoice } from '../../preferences/LanguageChoice.tsx';
import { useGetSettingsQuery } from '../../client.ts';
import { SignedInOnly } from '../../routing/SignedInOnly.tsx';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useSession } from '../../session/useSession.ts';
import { SAMPLE_URLS } from './sampleUrls.ts';
import { useDraft, useTurnDraft } from './useDraft.ts';
import { useEyesClosed } from './useEyesClosed.ts';
import { useFinishedTasks } from './useFinishedTasks.ts';
import { kindOf, useModels } from './useModels.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { usePlayPreferences } from './usePlayPreferences.ts';
import { usePlaySession } from './usePlaySession.ts';
import { useSessionTools } from './useSessionTools.ts';
import { useTurnReport } from './useTurnReport.tsx';
import { useUndoneToast } from './useUndoneToast.ts';

/** One element for every render: the top bar is not rendered again for it. */
const LANGUAGE_SWITCH = <LanguageChoice />;

export { prefetchSession } from './playCalls.ts';

/** A play session. Another person, or another session, begins with nothing of the one before. */
export function PlayRoute() {
  const sessionId = useIdInAddress();
  const { user } = useSession();
  const [readerId, setReaderId] = useState(user?.id);
  if (user && user.id !== readerId) setReaderId(user.id);
  const { report, dialog } = useTurnReport(sessionId);
  return (
    <ToastProvider placement="top">
      <PlayPage
        key={`${sessionId} ${readerId}`}
        sessionId={sessionId}
        readerId={readerId}
        onReport={report}
      />
      {dialog}
    </ToastProvider>
  );
}

interface PlayPageProps {
  sessionId: string;
  /** Still known when their login has expired. */
  readerId: string | undefined;
  onReport: (entry: LogEntry) => void;
}

function PlayPage({ sessionId, readerId, onReport }: PlayPageProps) {
  const { isSignedIn, ending, user } = useSession();
  const isOnline = useOnline();
  const goBack = useWayBack();
  const tellRefusal = useTellRefusal();
  const { data: settings } = useGetSettingsQuery();
  const chosen = useModels();
  const { models, selectedModels, select } = chosen;
  const { preferences, change } = usePlayPreferences();
  const [draft, setDraft] = useDraft(sessionId, readerId);
  const { session, error, isFetching, refetch, ...play } = usePlaySession(sessionId, {
    ...chosen,
    onEnded: handleEnded,
    onGuest: (message) => tellRefusal({ reason: 'login', message }),
  });
  const problem = useProblem(session ? undefined : error);
  const eyesClosed = useEyesClosed();
  const tools = useSessionTools(session, play.entries, {
    readsNew: preferences.reads_aloud,
    isHeard: eyesClosed.isOn,
  });
  useTurnDraft([draft, setDraft], session?.session_data.narrative_history.at(-1));
  usePageTitle(session?.story.title);
  const rewards = useFinishedTasks(session);
  useUndoneToast(play.undone, turnActions(play).redo);

  function handleEnded({ user_input }: AskedWords): void {
    if (user_input === draft.trim()) setDraft('');
  }

  // what has been told stays to be read when the session expires; there is a login over it
  if (!isSignedIn && (!session || ending === 'signed-out')) return <SignedInOnly />;
  return (
    <PlayScreen
      session={session && playedSession(session, play, { ...tools.session, rewards })}
      actions={{
        ...turnActions(play),
        ...tools.actions,
        report: onReport,
        back: () => goBack(session?.story_id),
        changeDraft: setDraft,
        changePreferences: change,
        selectModel: (kind, { model_key }) => select(kind, model_key),
        selectAlternative: (model) => select(kindOf(model), model.model_key),
      }}
      loading={!session && isFetching}
      error={problem}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
      credits={user?.credits}
      isOffline={!isOnline}
      models={models}
      selectedModels={selectedModels}
      sampleUrls={SAMPLE_URLS}
      draft={draft}
      preferences={preferences}
      eyesClosed={eyesClosed}
      guideUrl={settings?.guide_url ?? paths.guide}
      languageSwitch={LANGUAGE_SWITCH}
    />
  );
}

type Play = ReturnType<typeof usePlaySession>;

/** What the screen shows of a session. */
function playedSession(
  { session_data, ...session }: GameSession,
  { entries, isTakingTurn, delay, isOpening }: Pick<Play, keyof PlayedSession & keyof Play>,
  tools: Partial<PlayedSession>,
): PlayedSession {
  const { narrative_history, ...now } = session_data;
  return {
    ...session,
    ...now,
    newest_turn: narrative_history.at(-1),
    hasHint: narrative_history.length <= HINT_MAX_ENTRIES,
    entries,
    isTakingTurn,
    delay,
    isOpening,
    ...tools,
  };
}

/** The actions that take a turn. */
function turnActions({ ask, canRetell }: Pick<Play, 'ask' | 'canRetell'>) {
  return {
    act: (action_type: PlayerAction, user_action?: string) =>
      ask({ action_type, ...(user_action !== undefined && { user_action }) }),
    choose: ({ text }: PlayChoice) => ask({ action_type: 'continue', selected_choice: text }),
    redo: () => ask({ action_type: 'redo' }),
    retell: canRetell ? () => ask({ action_type: 'retell' }) : undefined,
  };
}

/** Why there is no session; nothing where it does not exist, for which the screen has its own words. */
function useProblem(error: unknown) {
  const { plainFailure } = useFailureText();
  const failures = useStoriesFailures();
  if (error === undefined || hasCode(error, 'not_found')) return undefined;
  return { message: plainFailure(error, failures.session) };
}

/** To the previous page; where this one was opened first, to the story, or else Home. */
function useWayBack(): (storyId: string | undefined) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (storyId) => {
    if (key !== 'default') void navigate(-1);
    else void navigate(storyId === undefined ? paths.home : paths.story(storyId), { replace: true });
  };
}
