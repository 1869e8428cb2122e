import type { StoryStats } from '@kathaloka/contract/entities';
import { Bookmark, Heart, Play, Share2 } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Count, Counts } from './StoryHeader.styles.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface StoryTotalsProps {
  /** The counts. */
  stats: Pick<StoryStats, 'likes_total' | 'plays_total' | 'bookmarks_total' | 'shares_count'>;
}

/** Likes, plays (or a mark for a new story), bookmarks and shares, in full, with nouns for screen readers. */
export function StoryTotals({ stats }: StoryTotalsProps) {
  const { whole } = useWords(numbersWords);
  const words = useWords(storyWords);
  const { shares } = useWords(storyPageWords);
  const { likes_total, plays_total, bookmarks_total, shares_count } = stats;

  return (
    <Counts>
      <Count>
        <Heart />
        <span aria-hidden>{whole(likes_total)}</span>
        <VisuallyHidden>{words.likes(likes_total)}</VisuallyHidden>
      </Count>
      <Count>
        <Play />
        <bdi>{plays_total > 0 ? words.plays(plays_total) : words.unplayed}</bdi>
      </Count>
      <Count>
        <Bookmark />
        <span aria-hidden>{whole(bookmarks_total)}</span>
        <VisuallyHidden>{words.bookmarks(bookmarks_total)}</VisuallyHidden>
      </Count>
      {shares_count > 0 && (
        <Count>
          <Share2 />
          <span aria-hidden>{whole(shares_count)}</span>
          <VisuallyHidden>{shares(shares_count)}</VisuallyHidden>
        </Count>
      )}
    </Counts>
  );
}
