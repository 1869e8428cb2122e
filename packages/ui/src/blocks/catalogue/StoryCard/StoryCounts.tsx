import type { StoryStats, StoryUserState } from '@kathaloka/contract/entities';
import { Bookmark, Heart, Play } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useNumbers, useStoryWords } from '../../../words/areas.ts';
import { Count, Counts } from './StoryCard.styles.ts';

interface StoryCountsProps {
  stats: StoryStats;
  /** Fills the heart and the bookmark of whoever looks. */
  userState: StoryUserState;
}

/** Likes, plays and bookmarks: short for the eye, in full for the ear. */
export function StoryCounts({ stats, userState }: StoryCountsProps) {
  const numbers = useNumbers();
  const words = useStoryWords();
  const counts = [
    {
      icon: <Heart />,
      total: stats.likes_total,
      spoken: words.likes(stats.likes_total),
      mine: userState.hasLiked && { mark: 'liked', spoken: words.likedByYou },
    },
    {
      icon: <Play />,
      total: stats.plays_total,
      spoken: words.plays(stats.plays_total),
      mine: false as const,
    },
    {
      icon: <Bookmark />,
      total: stats.bookmarks_total,
      spoken: words.bookmarks(stats.bookmarks_total),
      mine: userState.hasBookmarked && { mark: 'saved', spoken: words.savedByYou },
    },
  ];

  return (
    <Counts>
      {counts.map(({ icon, total, spoken, mine }) => (
        <Count key={spoken} data-mine={mine ? mine.mark : undefined}>
          {icon}
          <span aria-hidden>{numbers.compact(total)}</span>
          <VisuallyHidden>{mine ? `${spoken}, ${mine.spoken}` : spoken}</VisuallyHidden>
        </Count>
      ))}
    </Counts>
  );
}
