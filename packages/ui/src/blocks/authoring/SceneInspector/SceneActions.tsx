import { Flag, Play } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Head, Title } from './SceneInspector.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface InspectorHeadProps {
  /** Whether the story begins with this scene. */
  isStart: boolean;
  onSetStart: () => void;
  /** Called to play from this scene. Without it there is no button. */
  onPlay: (() => void) | undefined;
}

/** The title of the inspector, with the actions on the whole scene. */
export function InspectorHead({ isStart, onSetStart, onPlay }: InspectorHeadProps) {
  const words = useWords(structureWords);
  return (
    <Head>
      <Title>{words.editScene}</Title>
      <Button variant="ghost" size="small" icon={<Flag />} aria-pressed={isStart} onClick={onSetStart}>
        {isStart ? words.start : words.setAsStart}
      </Button>
      {onPlay && (
        <Button variant="ghost" size="small" icon={<Play />} onClick={onPlay}>
          {words.playFrom}
        </Button>
      )}
    </Head>
  );
}
