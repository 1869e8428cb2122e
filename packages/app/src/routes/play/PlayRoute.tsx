import { canRetry, isRefusal } from '@kathaloka/api';
import {
  paths,
  PlayScreen,
  preparePlay,
  ToastProvider,
  useFailureText,
  storiesFailuresWords,
  useWords,
} from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIdInAddress } from '../../shell/useIdInAddress.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LanguagePreference } from '../../preferences/LanguagePreference.tsx';
import { useGetSettingsQuery } from '../../client.ts';
import { SignedInOnly } from '../../session/SignedInOnly.tsx';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { SAMPLE_URLS } from './sampleUrls.ts';
import { modelActions, availableActions, playedSession, turnActions } from './playedSession.ts';
import type { ClosedTogether } from './together/togetherPlay.ts';
import { useAlternative } from './useAlternative.ts';
import { useDraft, useTurnDraft } from './useDraft.ts';
import { useEyesClosedSettings } from './settings/useEyesClosedSettings.ts';
import { useFinishedTasks } from './useFinishedTasks.ts';
import { useModels } from './settings/useModels.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import { usePlayPreferences } from './settings/usePlayPreferences.ts';
import { usePlaySession } from './turns/usePlaySession.ts';
import { useSessionTools } from './sessionTools/useSessionTools.ts';
import { useTogether } from './useTogether.tsx';
import { type TurnDialogs, useTurnDialogs } from './useTurnDialogs.tsx';
import { useUndoneToast } from './useUndoneToast.ts';

/** A constant element, so that the top bar is not rendered again. */
const LANGUAGE_SWITCH = <LanguagePreference />;

export { prefetchSession } from './playCalls.ts';

/** A play session. The key resets the state for another person or session. */
export function PlayRoute() {
  const sessionId = useIdInAddress();
  const { user } = useSession();
  const [reader, setReader] = useState({ id: user?.id, number: 0 });
  // after hydration the reader becomes known, which is no change of person
  const number = reader.number + (reader.id === undefined ? 0 : 1);
  if (user && user.id !== reader.id) setReader({ id: user.id, number });
  useEffect(() => void whenIdle(async () => preparePlay()), []);
  const { dialogs, ...turnDialogs } = useTurnDialogs(sessionId, { mayShare: user?.youth == null });
  return (
    <ToastProvider placement="top">
      <PlayPage
        key={`${sessionId} ${reader.number}`}
        sessionId={sessionId}
        readerId={reader.id}
        turnDialogs={turnDialogs}
      />
      {dialogs}
    </ToastProvider>
  );
}

interface PlayPageProps {
  sessionId: string;
  /** The reader's id, which stays known after the session has expired. */
  readerId: string | undefined;
  turnDialogs: TurnDialogs;
}

function PlayPage({ sessionId, readerId, turnDialogs }: PlayPageProps) {
  const [isSignedIn, { ending, user }] = [useSignedIn(), useSession()];
  const [isOnline, goBack, tellRefusal] = [useOnline(), useWayBack(), useTellRefusal()];
  const { data: settings } = useGetSettingsQuery();
  const [chosen, eyesClosed] = [useModels(), useEyesClosedSettings()];
  const { models, selectedModels, select } = chosen;
  const { preferences, change } = usePlayPreferences();
  const [elsewhere, setElsewhere] = useState<string>();
  const [draft, setDraft] = useDraft(sessionId, readerId);
  const { session, error, isFetching, refetch, ...play } = usePlaySession(sessionId, {
    ...chosen,
    elsewhere,
    onEnded: ({ user_input }) => user_input === draft.trim() && setDraft(''),
    onGuest: (message) => void tellRefusal({ reason: 'login', message }),
  });
  const isChoicesOnly = user?.youth != null;
  const together = useTogether({ session, error, isChoicesOnly, refetch, onRunning: setElsewhere });
  const shown = together.closed ? undefined : session;
  const problem = useProblem(session ? undefined : error, together.closed);
  const tools = useSessionTools(session, play.entries, {
    readsNew: preferences.reads_aloud,
    isEyesClosed: eyesClosed.isOn,
  });
  useTurnDraft([draft, setDraft], session?.session_data.narrative_history.at(-1));
  usePageTitle(session?.story.title);
  const [rewards, instead] = [useFinishedTasks(session), useAlternative(select, play.dropFailure)];
  useUndoneToast(play.undone, turnActions(play).redo);

  // the tale stays readable when the session expires, with a login over it
  const isGuest = isSignedIn === false && (!session || ending === 'signed-out');
  if (isGuest || user?.youth?.needs) return <SignedInOnly />;
  return (
    <>
      {together.element}
      <PlayScreen
        session={shown && playedSession(shown, play, { ...tools.session, rewards }, isChoicesOnly)}
        isChoicesOnly={isChoicesOnly}
        actions={{
          ...modelActions(select, instead),
          ...together.actionsOf({ ...availableActions(play, tools.actions, isChoicesOnly), ...turnDialogs }),
          back: () => goBack(session?.story_id),
          changeDraft: setDraft,
          changePreferences: change,
        }}
        loading={!session && (isFetching || together.isClosing || isSignedIn === null)}
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
        together={together.port}
        guideUrl={settings?.guide_url ?? paths.guide}
        languageSwitch={LANGUAGE_SWITCH}
      />
    </>
  );
}

/** Why the session cannot be shown; undefined if it does not exist, for which the screen has its own words. */
function useProblem(error: unknown, closed: ClosedTogether | undefined) {
  const { plainFailure } = useFailureText();
  const failures = useWords(storiesFailuresWords);
  if (closed) return { title: closed.title, message: closed.text };
  if (error === undefined || isRefusal(error, 'not_found')) return undefined;
  return { message: plainFailure(error, failures.session) };
}

/** Leads to the previous page, or, if this page was opened first, to the story or Home. */
function useWayBack(): (storyId: string | undefined) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (storyId) => {
    if (key !== 'default') void navigate(-1);
    else void navigate(storyId === undefined ? paths.home : paths.story(storyId), { replace: true });
  };
}
