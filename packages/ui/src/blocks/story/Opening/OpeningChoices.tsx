import type { Language } from '@kathaloka/contract/entities';
import { BookOpen } from 'lucide-react';
import { useId } from 'react';
import { isSecondClick } from '../../../hooks/repeatedPress.ts';
import { EmphasisedText } from '../../../patterns/Typewriter/EmphasisedText.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useOpeningWords } from '../../../words/areas/useOpeningWords.ts';
import { Choice, Choices, ChoiceText, Disc } from '../../play/ChoiceButtons/ChoiceButtons.styles.ts';
import { GoOn, Hint } from './Opening.styles.ts';
import type { OpeningLead } from './openingParts.ts';

interface OpeningChoicesProps {
  choices: readonly string[];
  language: Language;
  leadsTo: OpeningLead;
  /** Whether nothing has been chosen yet. */
  isFirst: boolean;
  savedChoices: number;
  pending: string | undefined;
  onChoose: (choice: string) => void;
  onGoOn: (() => void) | undefined;
}

/** The choices, what they lead to, and the way back to where an earlier visit was. */
export function OpeningChoices({
  choices,
  language,
  leadsTo,
  isFirst,
  savedChoices,
  pending,
  onChoose,
  onGoOn,
}: OpeningChoicesProps) {
  const words = useOpeningWords();
  const id = useId();
  const isBusy = pending !== undefined;
  return (
    <>
      {isFirst && savedChoices > 0 && onGoOn && (
        <GoOn>
          <span>{words.saved(savedChoices)}</span>
          <Button
            variant="primary"
            icon={<BookOpen />}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onGoOn()}
          >
            {words.goOn}
          </Button>
        </GoOn>
      )}
      <Choices
        aria-label={words.choices}
        aria-describedby={isFirst ? id : undefined}
        dir={directionOf(language)}
      >
        {choices.map((choice, index) => (
          <Choice
            // two choices may have the same text
            key={index}
            type="button"
            aria-disabled={isBusy || undefined}
            aria-busy={choice === pending || undefined}
            data-meant={choice === pending || undefined}
            onClick={(event) => !isBusy && !isSecondClick(event) && onChoose(choice)}
          >
            <Disc aria-hidden>{index + 1}</Disc>
            <ChoiceText lang={language}>
              <EmphasisedText>{choice}</EmphasisedText>
            </ChoiceText>
          </Choice>
        ))}
      </Choices>
      {isFirst && <Hint id={id}>{isBusy ? words.pending : words.leadsTo[leadsTo]}</Hint>}
    </>
  );
}
