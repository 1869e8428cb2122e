import { Bookmark, Heart, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { StoryCardStory } from './storyCardStory.ts';
import { Count, Counts, Reaction } from './StoryCard.styles.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { reactionsWords } from '../../../words/reactions/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

const NOTHING_COUNTED = { likes_total: 0, plays_total: 0, bookmarks_total: 0 };

interface StoryCountsProps {
  /** The story's title, for the labels of the buttons. */
  title: string;
  stats: StoryCardStory['stats'];
  /** The reader's state, which fills heart and bookmark. */
  userState: StoryCardStory['user_state'];
  onLike: (() => void) | undefined;
  onBookmark: (() => void) | undefined;
}

/**
 * Likes, plays and bookmarks, as buttons if there is a callback. Abbreviated visually, complete for screen
 * readers. Zeros are omitted.
 */
export function StoryCounts({ title, stats, userState, onLike, onBookmark }: StoryCountsProps) {
  const words = useWords(storyWords);
  const reactions = useWords(reactionsWords);
  if (!stats && !onLike && !onBookmark) return null;
  const { likes_total, plays_total, bookmarks_total } = stats ?? NOTHING_COUNTED;
  return (
    <Counts>
      <CountItem
        icon={<Heart />}
        total={likes_total}
        srText={words.likes(likes_total)}
        mark="liked"
        srState={userState?.hasLiked ? words.likedByYou : undefined}
        action={reactions.like(title)}
        onPress={onLike}
      />
      {plays_total > 0 && <CountItem icon={<Play />} total={plays_total} srText={words.plays(plays_total)} />}
      <CountItem
        icon={<Bookmark />}
        total={bookmarks_total}
        srText={words.bookmarks(bookmarks_total)}
        mark="saved"
        srState={userState?.hasBookmarked ? words.savedByYou : undefined}
        action={reactions.bookmark(title)}
        onPress={onBookmark}
      />
    </Counts>
  );
}

interface CountItemProps {
  icon: ReactNode;
  total: number;
  /** The total in full, for screen readers. */
  srText: string;
  mark?: 'liked' | 'saved';
  /** The text for an active state; undefined if inactive. */
  srState?: string | undefined;
  /** The label of the action. */
  action?: string;
  onPress?: (() => void) | undefined;
}

function CountItem({ icon, total, srText, mark, srState, action, onPress }: CountItemProps) {
  const { compact } = useWords(numbersWords);
  const figure = total > 0 && <span aria-hidden>{compact(total)}</span>;
  const isActive = srState !== undefined;

  if (onPress)
    return (
      <Count data-mine={isActive ? mark : undefined}>
        <Reaction type="button" aria-pressed={isActive} onClick={onPress}>
          {icon}
          {figure}
          <VisuallyHidden>{`${action}, ${srText}`}</VisuallyHidden>
        </Reaction>
      </Count>
    );
  return (
    <Count data-mine={isActive ? mark : undefined}>
      {icon}
      {figure}
      <VisuallyHidden>{isActive ? `${srText}, ${srState}` : srText}</VisuallyHidden>
    </Count>
  );
}
