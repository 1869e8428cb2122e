import type { Ref } from 'react';
import { TextFrame } from '../../../patterns/TextFrame/TextFrame.tsx';
import type { PlaytestTurn } from './playtest.ts';
import { Led, Log, Passage } from './PlaytestPanel.styles.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ToldProps {
  ref: Ref<HTMLDivElement>;
  turns: readonly PlaytestTurn[];
  isEnded: boolean;
  ownLanguage: { lang: string; dir: string };
}

/** Scrolls the log to the first line of the passage. */
function showPassage(passage: HTMLElement | null): void {
  const log = passage?.closest('[role="log"]');
  if (log && passage) log.scrollTop += passage.getBoundingClientRect().top - log.getBoundingClientRect().top;
}

/** The log of the passages so far, each with the choice or text that led to it. */
export function Told({ ref, turns, isEnded, ownLanguage }: ToldProps) {
  const words = useWords(studioWords);
  const newest = turns.at(-1);
  return (
    <TextFrame ref={ref} aria-label={words.told} role="log" tabIndex={0} render={<Log />}>
      {turns.map((turn) => (
        <Passage
          key={turn.id}
          ref={turn === newest ? showPassage : undefined}
          data-newest={turn === newest || undefined}
        >
          {turn.chosen !== undefined && <Led>{words.chose(turn.chosen)}</Led>}
          {turn.said !== undefined && <Led>{words.said(turn.said)}</Led>}
          <p {...ownLanguage}>{turn.text}</p>
        </Passage>
      ))}
      {turns.length > 0 && isEnded && <Led>{words.theEnd}</Led>}
    </TextFrame>
  );
}
