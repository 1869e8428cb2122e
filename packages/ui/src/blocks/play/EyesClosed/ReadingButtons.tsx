import { Check, Mic, MicOff, Minus, Pause, Play, Plus, SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Buttons, Pair, Speed } from './EyesClosed.styles.ts';
import type { ReadingActions } from './useReadingKeys.ts';
import { eyesClosedWords } from '../../../words/eyesClosed/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ReadingButtonsProps {
  actions: ReadingActions;
  rate: number;
  isReading: boolean;
  isListening: boolean;
  canListen: boolean;
  /** Whether the current sentence is an option that can be taken. */
  canTake: boolean;
  /** Further controls. */
  children: ReactNode;
}

/** Buttons with the same actions as the keys and gestures. */
export function ReadingButtons({
  actions,
  rate,
  isReading,
  isListening,
  canListen,
  canTake,
  children,
}: ReadingButtonsProps) {
  const words = useWords(eyesClosedWords);
  return (
    <Buttons>
      <Pair>
        <IconButton label={words.back} isDirectional onClick={actions.back}>
          <SkipBack />
        </IconButton>
        <IconButton label={isReading ? words.pause : words.resume} onClick={actions.togglePause}>
          {isReading ? <Pause /> : <Play />}
        </IconButton>
        <IconButton label={words.forward} isDirectional onClick={actions.forward}>
          <SkipForward />
        </IconButton>
      </Pair>
      <Pair>
        <IconButton label={words.slower} onClick={actions.slower}>
          <Minus />
        </IconButton>
        <Speed>{words.speed(rate)}</Speed>
        <IconButton label={words.faster} onClick={actions.faster}>
          <Plus />
        </IconButton>
      </Pair>
      {canListen && (
        <Button icon={isListening ? <MicOff /> : <Mic />} aria-pressed={isListening} onClick={actions.listen}>
          {isListening ? words.stopListening : words.say}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<Check />}
        aria-disabled={!canTake || undefined}
        onClick={() => canTake && actions.takeThis()}
      >
        {words.take}
      </Button>
      {children}
    </Buttons>
  );
}
