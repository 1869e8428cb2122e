import type { StoryUserState } from '@kathaloka/contract/entities';
import { Bookmark, Heart, Lock, Play, Share2 } from 'lucide-react';
import type { Ref } from 'react';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Actions, Locked, Reaction, TextLink } from './StoryHeader.styles.ts';
import { storyWords } from '../../../words/story/en.ts';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface StoryActionsProps {
  /** Whether the reader has liked and bookmarked the story. */
  userState: Pick<StoryUserState, 'hasLiked' | 'hasBookmarked'>;
  /**
   * Whether a session is being started: PLAY says LOADING.
   * @default false
   */
  isStarting?: boolean | undefined;
  /**
   * Whether to link to the waitlist, because the reader lacks premium access.
   * @default false
   */
  isPremiumRequired?: boolean | undefined;
  /** Called to open the story. */
  onPlay?: (() => void) | undefined;
  /** Called to toggle the like. */
  onLike?: (() => void) | undefined;
  /** Called to toggle the bookmark. */
  onBookmark?: (() => void) | undefined;
  /** Called to share the story. */
  onShare?: (() => void) | undefined;
  /**
   * Whether this is a youth account, which cannot like or share.
   * @default false
   */
  isYoung?: boolean | undefined;
  /** A ref to the row of actions. */
  ref?: Ref<HTMLFormElement> | undefined;
}

/** The actions on a story: PLAY, like, bookmark, share. Before hydration PLAY opens the login. */
export function StoryActions({
  userState,
  isStarting = false,
  isPremiumRequired = false,
  isYoung = false,
  onPlay,
  onLike,
  onBookmark,
  onShare,
  ref,
}: StoryActionsProps) {
  const paths = usePaths();
  const words = useWords(storyPageWords);
  const { starting } = useWords(storyWords);
  return (
    <Actions ref={ref} action={paths.login} onSubmit={(event) => event.preventDefault()}>
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={isPremiumRequired ? <Lock /> : <Play fill="currentColor" />}
        loading={isStarting}
        loadingLabel={starting}
        onClick={onPlay}
      >
        {words.play}
      </Button>
      {!isYoung && (
        <Reaction label={words.like} data-kind="like" aria-pressed={userState.hasLiked} onClick={onLike}>
          <Heart />
        </Reaction>
      )}
      <Reaction
        label={words.bookmark}
        data-kind="bookmark"
        aria-pressed={userState.hasBookmarked}
        onClick={onBookmark}
      >
        <Bookmark />
      </Reaction>
      {!isYoung && (
        <Reaction label={words.share} onClick={onShare}>
          <Share2 />
        </Reaction>
      )}
      {isPremiumRequired && (
        <Locked>
          {words.premiumHint} <TextLink href={paths.waitlist}>{words.joinWaitlist}</TextLink>
        </Locked>
      )}
    </Actions>
  );
}
