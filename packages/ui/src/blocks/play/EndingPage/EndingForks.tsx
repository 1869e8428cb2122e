import type { ClosedWay, EndingFork, SessionEnding } from '@kathaloka/contract/entities';
import { DoorClosed, GitFork, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { type EndingReach, endingReaches } from '../endingReach.ts';
import { Chosen, Deed, Fork, Forks, Led, LedTitle, Mattered } from './EndingForks.styles.ts';
import { endingWords } from '../../../words/ending/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface EndingForksProps {
  ending: Pick<SessionEnding, 'forks' | 'closed'>;
  /** The language of the choices. */
  language: AnyLanguage;
  /** Called with a turn to start a new game at its fork. Without it there are no buttons to do so. */
  onGoBack: ((turn_id: string) => void) | undefined;
}

/** The choices that led to an ending, and one choice that was not available to the player. */
export function EndingForks({ ending: { forks, closed }, language, onGoBack }: EndingForksProps) {
  const words = useWords(endingWords);
  const id = useId();
  if (forks.length === 0 && !closed) return null;
  const reaches = endingReaches(forks, words);
  return (
    <Led aria-labelledby={id}>
      <LedTitle id={id}>{words.forks}</LedTitle>
      <Forks>
        {forks.map((fork, at) => (
          <Fork key={fork.turn_id}>
            <GitFork data-directional />
            <ForkTaken fork={fork} reach={reaches[at]} language={language} />
            {onGoBack && <GoBackHere choice={fork.choice} onClick={() => onGoBack(fork.turn_id)} />}
          </Fork>
        ))}
        {closed && (
          <Fork data-closed>
            <DoorClosed />
            <Closed closed={closed} language={language} />
            {onGoBack && <GoBackHere choice={closed.because} onClick={() => onGoBack(closed.turn_id)} />}
          </Fork>
        )}
      </Forks>
    </Led>
  );
}

interface GoBackHereProps {
  choice: string;
  onClick: () => void;
}

function GoBackHere({ choice, onClick }: GoBackHereProps) {
  const { goBackHere } = useWords(endingWords);
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<Undo2 data-directional />}
      aria-label={`${goBackHere}: ${choice}`}
      onClick={onClick}
    >
      {goBackHere}
    </Button>
  );
}

interface ForkTakenProps {
  fork: EndingFork;
  reach: EndingReach | undefined;
  language: AnyLanguage;
}

function ForkTaken({ fork: { choice, deed }, reach, language }: ForkTakenProps) {
  return (
    <div>
      <Said language={language}>{choice}</Said>
      {deed !== null && (
        <Deed lang={language} dir={directionOf(language)}>
          {deed}
        </Deed>
      )}
      {reach && (
        <Mattered>
          {reach.text}
          {reach.said !== undefined && <Said language={language}>{reach.said}</Said>}
        </Mattered>
      )}
    </div>
  );
}

interface ClosedProps {
  closed: ClosedWay;
  language: AnyLanguage;
}

function Closed({ closed: { choice, because, is_taken }, language }: ClosedProps) {
  const words = useWords(endingWords);
  return (
    <div>
      {words.closedAt}
      <Said language={language}>{choice}</Said>
      <Mattered>
        {is_taken ? words.closedByTaken : words.closedByLeft}
        <Said language={language}>{because}</Said>
      </Mattered>
    </div>
  );
}

interface SaidProps {
  children: string;
  language: AnyLanguage;
}

/** A choice in the author’s words. */
function Said({ children, language }: SaidProps) {
  return (
    <Chosen lang={language} dir={directionOf(language)}>
      {children}
    </Chosen>
  );
}
