import { canRetry, hasCode } from '@kathaloka/api';
import type { GameSession } from '@kathaloka/contract/entities';
import { HINT_MAX_ENTRIES } from '@kathaloka/contract/limits';
import {
  type LogEntry,
  paths,
  PlayScreen,
  ToastProvider,
  useFailureText,
  usePlayWords,
  useStoriesFailures,
  useToast,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { LanguageChoice } from '../../preferences/LanguageChoice.tsx';
import { useGetSettingsQuery } from '../../client.ts';
import { SignedInOnly } from '../../guards/SignedInOnly.tsx';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useSession } from '../../session/useSession.ts';
import type { AskedWords } from './askedTurn.ts';
import { usePartReport } from './PartReport.tsx';
import { SAMPLE_URLS } from './sampleUrls.ts';
import { useDraft, useToldDraft } from './useDraft.ts';
import { useEarlier } from './useEarlier.ts';
import { useFinishedTasks } from './useFinishedTasks.ts';
import { kindOf, useModels } from './useModels.ts';
import { useNewerVersion } from './useNewerVersion.ts';
import { useOnline } from '../../adapters/useOnline.ts';
import { useOwnTale } from './useOwnTale.ts';
import { usePartTools } from './usePartTools.ts';
import { usePlayPreferences } from './usePlayPreferences.ts';
import { usePlaySession } from './usePlaySession.ts';
import { useReadAloud } from './useReadAloud.ts';
import { useReasons } from './useReasons.ts';

/** One element for every render: the top bar is not rendered again for it. */
const LANGUAGE_SWITCH = <LanguageChoice />;

export { prefetchSession } from './playCalls.ts';

/** A play session. Another person, or another session, begins with nothing of the one before. */
export function PlayRoute() {
  const { sessionId = '' } = useParams();
  const { user } = useSession();
  const [readerId, setReaderId] = useState(user?.id);
  if (user && user.id !== readerId) setReaderId(user.id);
  const { onReportPart, dialog } = usePartReport(sessionId);
  return (
    <ToastProvider placement="top">
      <PlayPage
        key={`${sessionId} ${readerId}`}
        sessionId={sessionId}
        readerId={readerId}
        onReportPart={onReportPart}
      />
      {dialog}
    </ToastProvider>
  );
}

interface PlayPageProps {
  sessionId: string;
  /** Still known when their login has expired. */
  readerId: string | undefined;
  onReportPart: (entry: LogEntry) => void;
}

function PlayPage({ sessionId, readerId, onReportPart }: PlayPageProps) {
  const { isSignedIn, ending, user } = useSession();
  const isOnline = useOnline();
  const goBack = useWayBack();
  const tellRefusal = useTellRefusal();
  const { data: settings } = useGetSettingsQuery();
  const { models, selectedModels, select, modelName } = useModels();
  const { preferences, change } = usePlayPreferences();
  const [draft, setDraft] = useDraft(sessionId, readerId);
  const { session, error, isFetching, refetch, ...play } = usePlaySession(sessionId, {
    selectedModels,
    modelName,
    onTold: handleTold,
    onGuest: (message) => tellRefusal({ reason: 'login', message }),
  });
  const problem = useProblem(session ? undefined : error);
  const tools = useSessionTools(session);
  const reading = useReading(session, play.entries, preferences.reads_aloud);
  useToldDraft([draft, setDraft], session?.session_data.narrative_history.at(-1));
  usePageTitle(session?.story.title);
  useFinishedTasks(session);

  function handleTold({ user_input }: AskedWords): void {
    if (user_input === draft.trim()) setDraft('');
  }

  // what has been told stays to be read when the session expires; there is a login over it
  if (!isSignedIn && (!session || ending === 'signed-out')) return <SignedInOnly />;
  return (
    <PlayScreen
      {...shownOf(session)}
      loading={!session && isFetching}
      error={problem}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
      {...shownOfTurns(play)}
      {...tools}
      {...reading}
      onReportPart={onReportPart}
      credits={user?.credits}
      isOffline={!isOnline}
      models={models}
      selectedModels={selectedModels}
      sampleUrls={SAMPLE_URLS}
      draft={draft}
      preferences={preferences}
      guideUrl={settings?.guide_url ?? ''}
      onBack={() => goBack(session?.story_id)}
      onDraftChange={setDraft}
      onAction={play.act}
      onRedo={play.redo}
      onRetell={play.canRetell ? play.retell : undefined}
      onChoose={play.choose}
      onSelectModel={(kind, { model_key }) => select(kind, model_key)}
      onSelectAlternative={(model) => select(kindOf(model), model.model_key)}
      onPreferencesChange={change}
      languageSwitch={LANGUAGE_SWITCH}
    />
  );
}

function shownOfTurns(
  play: Pick<
    ReturnType<typeof usePlaySession>,
    'entries' | 'perhapsMeant' | 'isTakingTurn' | 'isReconnecting' | 'isOpening'
  >,
) {
  const { entries, perhapsMeant, isTakingTurn, isReconnecting, isOpening } = play;
  return { entries, perhapsMeant, isTakingTurn, isReconnecting, isOpening };
}

/** The voice, and what is said where there is none. */
function useReading(session: GameSession | undefined, entries: readonly LogEntry[], readsNew: boolean) {
  const { noVoice } = usePlayWords();
  const showToast = useToast();
  const language = session?.story.language;
  return useReadAloud({ language, entries, readsNew, onNoVoice: () => showToast(noVoice) });
}

/** What can be done with a session besides playing on. */
function useSessionTools(session: GameSession | undefined) {
  return {
    ...useEarlier(session),
    ...usePartTools(session),
    ...useOwnTale(session),
    ...useReasons(session),
    ...useNewerVersion(session),
  };
}

/** What the screen shows of a session. */
function shownOf(session: GameSession | undefined) {
  if (!session) return { session, story: undefined };
  const { choices, can_undo, can_redo, narrative_history } = session.session_data;
  return {
    session,
    story: session.story,
    choices,
    canUndo: can_undo,
    canRedo: can_redo,
    hasHint: narrative_history.length <= HINT_MAX_ENTRIES,
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
