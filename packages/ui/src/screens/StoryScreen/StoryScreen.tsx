import type { Story } from '@kathaloka/contract/entities';
import { useEffect, useRef, useState } from 'react';
import { LoginRequiredDialog } from '../../blocks/shell/LoginRequiredDialog/LoginRequiredDialog.tsx';
import { CommandsGrid } from '../../blocks/story/CommandsGrid/CommandsGrid.tsx';
import { StatisticsPanel } from '../../blocks/story/StatisticsPanel/StatisticsPanel.tsx';
import { StoryFacts } from '../../blocks/story/StoryFacts/StoryFacts.tsx';
import { StoryHeader } from '../../blocks/story/StoryHeader/StoryHeader.tsx';
import { StoryText } from '../../blocks/story/StoryText/StoryText.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { prepareMarkdown } from '../../patterns/Markdown/Markdown.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useStoryPageWords } from '../../words/areas/useStoryPageWords.ts';
import { useStoryWords } from '../../words/areas/useStoryWords.ts';
import { PlayBar } from './PlayBar.tsx';
import { Columns, Commands, Counting, ScreenRoot, Telling, Whole } from './StoryScreen.styles.ts';

export interface StoryError {
  /** What failed, in words for the person; without it the story does not exist. */
  message?: string | undefined;
  /** What support would ask for. */
  requestId?: string | undefined;
}

export interface StoryScreenProps {
  /** `undefined` while it is on its way, and when it did not arrive. */
  story: Story | undefined;
  /** Set when the story did not arrive. */
  error?: StoryError | undefined;
  /** Guests may look and share; for the rest they are asked to log in. */
  isSignedIn?: boolean;
  /** A session is being opened: PLAY says LOADING. */
  isStarting?: boolean;
  /** Why the server refused what was asked last, in words for the person: the popup says it. */
  refusal?: string | undefined;
  /** The popup was closed: what was refused is over. */
  onRefusalClose?: () => void;
  /** Called only where whoever looks may play. */
  onPlay?: () => void;
  /** Called only for who is signed in. */
  onLike?: () => void;
  /** Called only for who is signed in. */
  onBookmark?: () => void;
  /** Called for everyone. */
  onShare?: () => void;
  /** The popup's way on: to the login, and back here after it. */
  onLogin?: () => void;
  /** Asks for the story again; without it no button is shown. */
  onRetry?: (() => void) | undefined;
}

/** A story's own page: what it is, what it costs, and PLAY. */
export function StoryScreen({ story, error, onRetry, ...rest }: StoryScreenProps) {
  const words = useStoryPageWords();
  // it comes while the story does
  useEffect(prepareMarkdown, []);
  if (story) return <LoadedStory story={story} {...rest} />;
  if (!error) return <LoadingScreen message={words.loading} />;

  return (
    <Whole>
      <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
      <ErrorState message={error.message ?? words.notFound} requestId={error.requestId} onRetry={onRetry} />
    </Whole>
  );
}

type LoadedStoryProps = Omit<StoryScreenProps, 'story' | 'error' | 'onRetry'> & { story: Story };

function LoadedStory({ story, isSignedIn = false, isStarting = false, ...rest }: LoadedStoryProps) {
  const { refusal, onRefusalClose, onPlay, onLike, onBookmark, onShare, onLogin } = rest;
  const words = useStoryWords();
  const actionsRef = useRef<HTMLDivElement>(null);
  const [popup, setPopup] = useState<{ message?: string }>();
  const isLocked = story.is_premium && !story.user_state.has_premium_access;

  function handlePlay() {
    if (!isSignedIn) setPopup({ message: words.loginToPlay });
    else if (isLocked) setPopup({ message: words.premiumOnly });
    else onPlay?.();
  }

  function ifSignedIn(act: (() => void) | undefined) {
    return () => (isSignedIn ? act?.() : setPopup({}));
  }

  function handleStay() {
    setPopup(undefined);
    onRefusalClose?.();
  }

  return (
    <ScreenRoot>
      <StoryHeader
        story={story}
        actionsRef={actionsRef}
        isStarting={isStarting}
        isLocked={isSignedIn && isLocked}
        onPlay={handlePlay}
        onLike={ifSignedIn(onLike)}
        onBookmark={ifSignedIn(onBookmark)}
        onShare={onShare}
      />
      <StoryColumns story={story} />
      <PlayBar actionsRef={actionsRef} isStarting={isStarting} onPlay={handlePlay} />
      <LoginRequiredDialog
        isOpen={popup !== undefined || refusal !== undefined}
        message={refusal ?? popup?.message}
        onStay={handleStay}
        onContinue={() => onLogin?.()}
      />
    </ScreenRoot>
  );
}

/** Text and commands beside the numbers; one below the other where there is no room. */
function StoryColumns({ story }: { story: Story }) {
  return (
    <Columns>
      <Telling>
        <StoryFacts story={story} />
        <StoryText story={story} />
        <Commands>
          <CommandsGrid commands={story.game_config.commands} />
        </Commands>
      </Telling>
      <Counting>
        <StatisticsPanel story={story} />
      </Counting>
    </Columns>
  );
}
