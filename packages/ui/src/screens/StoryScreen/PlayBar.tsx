import { Play } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { PlayBarRoot } from './StoryScreen.styles.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import { storyPageWords } from '../../words/storyPage/en.ts';
import { useWords } from '../../words/useWords.ts';

interface PlayBarProps {
  /** Where the page's own PLAY is: the bar shows once that has been scrolled past. */
  actionsRef: RefObject<HTMLElement | null>;
  /** How the story begins: its choices lead on by themselves, and the bar would cover them. */
  openingRef: RefObject<HTMLElement | null>;
  isStarting: boolean;
  onPlay: () => void;
}

/** On a small screen, PLAY within reach of the thumb. */
export function PlayBar({ actionsRef, openingRef, isStarting, onPlay }: PlayBarProps) {
  const words = useWords(storyPageWords);
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
        loadingLabel={words.starting}
        onClick={onPlay}
      >
        {words.play}
      </Button>
    </PlayBarRoot>
  );
}
