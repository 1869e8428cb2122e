import { Play } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { PlayBarRoot } from './StoryScreen.styles.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import { storyWords } from '../../words/story/en.ts';
import { storyPageWords } from '../../words/storyPage/en.ts';
import { useWords } from '../../words/useWords.ts';

interface PlayBarProps {
  /** A ref to the page's own PLAY: the bar shows once that is scrolled past. */
  actionsRef: RefObject<HTMLElement | null>;
  /** A ref to the story's opening: its choices start the game themselves, and the bar must not cover them. */
  openingRef: RefObject<HTMLElement | null>;
  isStarting: boolean;
  onPlay: () => void;
}

/** A bar with PLAY on small screens, within reach of the thumb. */
export function PlayBar({ actionsRef, openingRef, isStarting, onPlay }: PlayBarProps) {
  const words = useWords(storyPageWords);
  const { starting } = useWords(storyWords);
  const isPastActions = useScrolledPast(actionsRef);
  const isPastOpening = useScrolledPast(openingRef);
  if (!isPastActions || !isPastOpening) return null;
  return (
    <PlayBarRoot>
      <Button
        variant="primary"
        size="large"
        icon={<Play fill="currentColor" />}
        loading={isStarting}
        loadingLabel={starting}
        onClick={onPlay}
      >
        {words.play}
      </Button>
    </PlayBarRoot>
  );
}
