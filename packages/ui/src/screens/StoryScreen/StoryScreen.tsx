import type { Story, StoryEndings } from '@kathaloka/contract/entities';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { RefusalDialog } from '../../blocks/shell/RefusalDialog/RefusalDialog.tsx';
import { StoryHeader, type StoryHeaderProps } from '../../blocks/story/StoryHeader/StoryHeader.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { usePending } from '../../hooks/usePending.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MissingStory } from './MissingStory.tsx';
import { PlayBar } from './PlayBar.tsx';
import { StoryColumns } from './StoryColumns.tsx';
import { useStoryPopup } from './useStoryPopup.ts';
import { ScreenRoot, MessagePage } from './StoryScreen.styles.ts';
import { shellWords } from '../../words/shell/en.ts';
import { storyPageWords } from '../../words/storyPage/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface StoryError {
  /** The error message; omitted if the story does not exist. */
  message?: ReactNode;
  /** The request id, for support. */
  requestId?: string | undefined;
}

export interface StoryScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<StoryHeaderProps, 'playedIn' | 'isYoung'> {
  /** The story. `undefined` while it is loading, and if it failed to load. */
  story: Story | undefined;
  /** Set if the story failed to load. */
  error?: StoryError | undefined;
  /**
   * Whether the reader is signed in. Guests may look and share; anything else asks them to log in.
   * @default false
   */
  isSignedIn?: boolean | undefined;
  /**
   * Whether no user has ever signed in on this browser. If so, the popup first offers to create an account.
   * @default false
   */
  isNewcomer?: boolean | undefined;
  /**
   * Whether a session is being started, so that PLAY says LOADING.
   * @default false
   */
  isStarting?: boolean | undefined;
  /** The endings that the reader has found; shown if there are any. */
  endings?: StoryEndings | undefined;
  /** A `KeepOffline`, which stores the story on this device. */
  keepOffline?: ReactNode;
  /** An `Opening`, which shows how the story begins. */
  opening?: ReactNode;
  /** Called by PLAY, only if the reader may play. */
  onPlay?: (() => void) | undefined;
  /** Called only for signed-in users. */
  onLike?: (() => void) | undefined;
  /** Called only for signed-in users. */
  onBookmark?: (() => void) | undefined;
  /** Called for guests, too. */
  onShare?: (() => void) | undefined;
  /** Called only for signed-in users. Without it the story cannot be reported. */
  onReport?: (() => void) | undefined;
  /** Saves the story with a player as one file. Without it there is no button. */
  onSaveAsFile?: (() => void) | undefined;
  /** Called by the popup for guests, to log in and come back. */
  onLogin?: (() => void) | undefined;
  /** Called before PLAY's popup leads to a login or sign-up, to store what a guest has read. */
  onLeaveToPlay?: (() => void) | undefined;
  /** Called by the popup for guests, to create an account and come back. */
  onRegister?: (() => void) | undefined;
  /** Called by the popup for premium stories. */
  onJoinWaitlist?: (() => void) | undefined;
  /** Called to reload the story; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * The page of a story: its texts, costs and figures, and PLAY.
 *
 * @use A story before it is played.
 * @avoid Not while it is played: `PlayScreen`.
 * @example
 * <StoryScreen story={story} />
 */
export function StoryScreen({
  story,
  error,
  isSignedIn = false,
  isNewcomer,
  isStarting = false,
  isYoung,
  endings,
  keepOffline,
  opening,
  playedIn,
  onPlay,
  onLike,
  onBookmark,
  onShare,
  onReport,
  onSaveAsFile,
  onLogin,
  onLeaveToPlay,
  onRegister,
  onJoinWaitlist,
  onRetry,
  ...rest
}: StoryScreenProps) {
  const words = useWords(storyPageWords);
  const state = { isSignedIn, isStarting, isYoung, playedIn };
  const columns = { endings, keepOffline, opening, onSaveAsFile };
  const actions = { onPlay, onLike, onBookmark, onShare, onReport };
  const waysOn = { isNewcomer, onLogin, onLeaveToPlay, onRegister, onJoinWaitlist };
  if (story)
    return <LoadedStory story={story} columns={columns} {...state} {...actions} {...waysOn} {...rest} />;
  // The root is a different element while loading; the caller's ref gets the current one.
  if (!error) return <LoadingScreen message={words.loading} {...(rest as ComponentProps<'output'>)} />;

  return (
    <MessagePage {...rest}>
      <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
      {error.message === undefined ? (
        <MissingStory />
      ) : (
        <ErrorState error={error.message} requestId={error.requestId} onRetry={onRetry} />
      )}
    </MessagePage>
  );
}

type ColumnsProps = 'endings' | 'keepOffline' | 'opening' | 'onSaveAsFile';

type LoadedStoryProps = Omit<StoryScreenProps, 'story' | 'error' | 'onRetry' | ColumnsProps> & {
  story: Story;
  columns: Pick<StoryScreenProps, ColumnsProps>;
};

function LoadedStory({
  story,
  isSignedIn = false,
  isNewcomer,
  isStarting = false,
  isYoung,
  columns,
  playedIn,
  onPlay,
  onLike,
  onBookmark,
  onShare,
  onReport,
  onLogin,
  onLeaveToPlay,
  onRegister,
  onJoinWaitlist,
  ...rest
}: LoadedStoryProps) {
  const words = useWords(shellWords);
  const actionsRef = useRef<HTMLFormElement>(null);
  const openingRef = useRef<HTMLDivElement>(null);
  const popup = useStoryPopup({ onLogin, onRegister, onJoinWaitlist, isNewcomer });
  const isPremiumRequired = story.is_premium && !story.user_state.has_premium_access;

  const [isAsking, handlePlay] = usePending(() => {
    if (!isSignedIn) return popup.tell({ reason: 'login', message: words.loginToPlay }, onLeaveToPlay);
    if (isPremiumRequired) return popup.tell({ reason: 'premium', message: words.premiumOnly });
    return onPlay?.();
  });
  const starting = { isStarting: isStarting || isAsking, onPlay: handlePlay };

  const ifSignedIn = (act: (() => void) | undefined) => () =>
    isSignedIn ? act?.() : void popup.tell({ reason: 'login' });

  return (
    <ScreenRoot {...rest}>
      <StoryHeader
        story={story}
        playedIn={playedIn}
        actionsRef={actionsRef}
        isYoung={isYoung}
        isPremiumRequired={isSignedIn && isPremiumRequired}
        {...starting}
        onLike={ifSignedIn(onLike)}
        onBookmark={ifSignedIn(onBookmark)}
        onShare={onShare}
      />
      <StoryColumns
        story={story}
        {...columns}
        openingRef={openingRef}
        onReport={onReport && ifSignedIn(onReport)}
      />
      <PlayBar actionsRef={actionsRef} openingRef={openingRef} {...starting} />
      <RefusalDialog {...popup.dialog} />
    </ScreenRoot>
  );
}
