import type { StoryUserState } from '@kathaloka/contract/entities';
import { Bookmark, Heart, Lock, Play, Share2 } from 'lucide-react';
import type { Ref } from 'react';
import { paths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useStoryPageWords } from '../../../words/areas/useStoryPageWords.ts';
import { Actions, Locked, Reaction, TextLink } from './StoryHeader.styles.ts';

export interface StoryActionsProps {
  /** Whether whoever looks has liked and saved the story. */
  userState: StoryUserState;
  /** A session is being opened: PLAY says LOADING. */
  isStarting?: boolean;
  /** The story is premium and whoever looks has no access: the way to get it is shown. */
  isLocked?: boolean;
  /** Opens the story. */
  onPlay?: (() => void) | undefined;
  /** Likes the story, or takes that back. */
  onLike?: (() => void) | undefined;
  /** Saves the story, or takes that back. */
  onBookmark?: (() => void) | undefined;
  /** Sends the story to somebody else. */
  onShare?: (() => void) | undefined;
  /** The row itself. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** PLAY, like, bookmark, share. */
export function StoryActions({
  userState,
  isStarting = false,
  isLocked = false,
  onPlay,
  onLike,
  onBookmark,
  onShare,
  ref,
}: StoryActionsProps) {
  const words = useStoryPageWords();
  return (
    <Actions ref={ref}>
      <Button
        variant="primary"
        size="large"
        icon={isLocked ? <Lock /> : <Play />}
        isBusy={isStarting}
        busyLabel={words.starting}
        onClick={onPlay}
      >
        {words.play}
      </Button>
      <Reaction label={words.like} data-kind="like" aria-pressed={userState.hasLiked} onClick={onLike}>
        <Heart />
      </Reaction>
      <Reaction
        label={words.bookmark}
        data-kind="bookmark"
        aria-pressed={userState.hasBookmarked}
        onClick={onBookmark}
      >
        <Bookmark />
      </Reaction>
      <Reaction label={words.share} onClick={onShare}>
        <Share2 />
      </Reaction>
      {isLocked && (
        <Locked>
          {words.premiumHint} <TextLink href={paths.waitlist}>{words.joinWaitlist}</TextLink>
        </Locked>
      )}
    </Actions>
  );
}
