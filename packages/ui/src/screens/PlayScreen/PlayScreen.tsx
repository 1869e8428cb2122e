import { ArrowLeft } from 'lucide-react';
import { taleScale } from '../../blocks/play/playPreferences.ts';
import { SkipLinkRoot } from '../../blocks/shell/SkipLink/SkipLink.styles.ts';
import { MotionProvider } from '../../hooks/MotionProvider.tsx';
import { ignoringHeldEnter } from '../../hooks/repeatedPress.ts';
import { useScrollLock } from '../../hooks/useScrollLock.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { lazyWithRetry } from '../../patterns/LoadFailure/lazyWithRetry.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PlayDialogs } from './PlayDialogs.tsx';
import { PlayFoot } from './PlayFoot.tsx';
import { PlayGround } from './PlayGround.tsx';
import { PlayHeader } from './PlayHeader.tsx';
import { PlayNotices } from './PlayNotices.tsx';
import {
  LOADING,
  type PlayedSession,
  type PlayPageProps,
  type PlayRootProps,
  type PlaySessionProps,
  playRootProps,
} from './playProps.ts';
import { hasSidePanel } from './hasSidePanel.ts';
import { Foot, PanelPlace, PlayRoot, Problem, Top, UnsentText } from './PlayScreen.styles.ts';
import { loadEnding } from './playParts.ts';
import { PlaySidePanel } from './PlaySidePanel.tsx';
import { PlayTale } from './PlayTale.tsx';
import { type EyesClosedMode, useEyesClosedMode } from './useEyesClosedMode.ts';
import { type EndingPageState, useEndingPage } from './useEndingPage.ts';
import { type PlayAreaProps, usePlayControls } from './usePlayControls.ts';
import { playWords } from '../../words/play/en.ts';
import { playPanelsWords } from '../../words/playPanels/en.ts';
import { useWords } from '../../words/useWords.ts';

/** Loaded lazily: most visits to a tale do not come to its end. */
const PlayEnding = lazyWithRetry(loadEnding);

/** Loaded lazily: few tales are read aloud. */
const PlayEyesClosed = lazyWithRetry(async () => (await import('./PlayEyesClosed.tsx')).PlayEyesClosed);

/** Loaded lazily: few tales are played together. */
const PlayTogetherBar = lazyWithRetry(async () => (await import('./PlayTogether.tsx')).PlayTogetherBar);

export interface PlayError {
  /** A title for a message that is not about a failure; by default the title of failures. */
  title?: string | undefined;
  /** The error message, from the server or from the error table. */
  message: string;
  requestId?: string | undefined;
}

export interface PlayScreenProps extends PlayRootProps, PlayPageProps {
  /** The session; undefined while loading, and if there is none. */
  session: PlayedSession | undefined;
  /**
   * Whether the session is loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** Why there is no session. */
  error?: PlayError | undefined;
  /** Retries. */
  onRetry?: (() => void) | undefined;
}

/**
 * The play screen: a session in the whole window, with the story's cover as its background.
 *
 * @use A game, from its first scene to its ending.
 * @avoid Not the first scene for a guest: `Opening` on `StoryScreen`.
 * @example
 * <PlayScreen
 *   session={session}
 *   actions={actions}
 *   models={models}
 *   selectedModels={selected}
 *   draft={draft}
 *   preferences={DEFAULT_PREFERENCES}
 *   guideUrl="/guide"
 * />
 */
export function PlayScreen({ session, loading = false, error, onRetry, ...rest }: PlayScreenProps) {
  const words = useWords(playWords);
  const { draft, preferences, actions } = rest;
  const shown = loading ? LOADING : !error && session;
  if (shown) {
    const { has_motion, is_text_only } = preferences;
    return (
      <MotionProvider hasMotion={has_motion && !is_text_only}>
        <PlaySession session={shown} {...rest} />
      </MotionProvider>
    );
  }
  return (
    <Problem {...playRootProps(rest)}>
      <VisuallyHidden as="h1">{words.log}</VisuallyHidden>
      <ErrorState
        kind={error?.title === undefined ? 'failed' : 'ended'}
        title={error?.title}
        error={error?.message ?? words.notFound}
        requestId={error?.requestId}
        onRetry={error && onRetry}
      />
      {!error && draft !== '' && (
        <UnsentText>
          <figcaption>{words.youWrote}</figcaption>
          <blockquote dir="auto">{draft}</blockquote>
        </UnsentText>
      )}
      <Button icon={<ArrowLeft data-directional />} onClick={actions.back}>
        {words.back}
      </Button>
    </Problem>
  );
}

/** A session in play: title, pickers, log, choices and commands. */
function PlaySession({ session, ...page }: PlayRootProps & PlaySessionProps) {
  const { isOffline, preferences } = page;
  const { story } = session;
  const controls = usePlayControls({ session, ...page });
  const { actions, panels } = controls;
  const endingPage = useEndingPage(session, controls.may.change);
  const eyesClosedMode = useEyesClosedMode(page.eyesClosed);
  const area = { session, page, controls, eyesClosedMode, endingPage };
  useScrollLock();

  return (
    <PlayRoot
      data-has-panel={hasSidePanel(area) || undefined}
      data-fills-window
      data-text-only={preferences.is_text_only || undefined}
      {...playRootProps(page)}
      // a held Enter would take one paid turn after another; this also covers dialogs and panels
      onKeyDownCapture={ignoringHeldEnter(page.onKeyDownCapture)}
      style={{ '--kl-tale-scale': taleScale(preferences), ...page.style }}
    >
      <WayToEyesClosed {...eyesClosedMode} />
      {!preferences.is_text_only && (
        <PlayGround src={session.isLoading ? undefined : (story?.cover_image_url ?? null)} />
      )}
      <Top inert={eyesClosedMode.isCovering}>
        <PlayHeader
          story={story}
          isLoading={session.isLoading}
          models={page.models}
          selectedModels={page.selectedModels}
          sampleUrls={page.sampleUrls}
          pickerCloseMs={page.timings?.pickerCloseMs}
          actions={actions}
          panels={panels}
          onToggleSession={controls.onToggleSession}
          hasPickers={!endingPage.isShown && !page.isChoicesOnly && !page.onDevice && controls.may.change}
        />
        <PlayNotices session={session} isOffline={isOffline} onDevice={page.onDevice} actions={actions} />
        {page.together?.together && <PlayTogetherBar {...area} />}
      </Top>
      <PanelPlace>
        <PlaySidePanel {...area} />
      </PanelPlace>
      <PlayMiddle {...area} />
      <PlayBottom {...area} />
      <PlayDialogs
        language={story?.language}
        hasLetterKeys={preferences.has_letter_keys}
        actions={actions}
        panels={panels}
        canBeHeard={page.eyesClosed !== undefined}
      />
    </PlayRoot>
  );
}

interface PlayPartProps extends PlayAreaProps {
  endingPage: EndingPageState;
}

/** The tale, or its last page. */
function PlayMiddle(area: PlayPartProps) {
  return area.endingPage.isShown ? <PlayEnding {...area} /> : <PlayTale {...area} />;
}

/** The commands, or the voice that replaces them. */
function PlayBottom({ endingPage, ...area }: PlayPartProps) {
  const { session, page, eyesClosedMode } = area;
  const { eyesClosed } = page;
  if (!eyesClosed?.isOn) return session.is_completed ? null : <PlayFoot {...area} />;
  return (
    <Foot>
      <PlayEyesClosed
        {...area}
        eyesClosed={eyesClosed}
        endingPage={endingPage}
        onHasVoiceChange={eyesClosedMode.setHasVoice}
      />
    </Foot>
  );
}

/** The first stop of the Tab key: starts reading the tale aloud. */
function WayToEyesClosed({ open }: Pick<EyesClosedMode, 'open'>) {
  const { eyesClosed } = useWords(playPanelsWords);
  if (!open) return null;
  return (
    <SkipLinkRoot as="button" onClick={open}>
      {eyesClosed}
    </SkipLinkRoot>
  );
}
