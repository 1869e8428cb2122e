import { Flag, Maximize2, Play } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { structureWords } from '../../../words/structure/en.ts';
import { writingWords } from '../../../words/writing/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneActionsProps {
  /** Whether the story begins with this scene. */
  isStart: boolean;
  onSetStart: () => void;
  /** Called to play from this scene. Without it there is no button. */
  onPlay: (() => void) | undefined;
  /** Called to write in the whole window. Without it there is no button. */
  onOpenRoom: (() => void) | undefined;
}

/** The actions on the whole scene. */
export function SceneActions({ isStart, onSetStart, onPlay, onOpenRoom }: SceneActionsProps) {
  const words = useWords(structureWords);
  const { room } = useWords(writingWords);
  return (
    <>
      {onOpenRoom && (
        <Button
          variant="ghost"
          size="small"
          icon={<Maximize2 />}
          aria-keyshortcuts="Alt+Enter"
          onClick={onOpenRoom}
        >
          {room.open}
        </Button>
      )}
      <Button variant="ghost" size="small" icon={<Flag />} aria-pressed={isStart} onClick={onSetStart}>
        {isStart ? words.start : words.setAsStart}
      </Button>
      {onPlay && (
        <Button variant="ghost" size="small" icon={<Play />} onClick={onPlay}>
          {words.playFrom}
        </Button>
      )}
    </>
  );
}
