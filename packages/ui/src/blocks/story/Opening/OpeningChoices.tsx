import type { SelectedChoice } from '@kathaloka/contract/entities';
import { withAnswer } from '@kathaloka/story';
import { BookOpen } from 'lucide-react';
import { Fragment, useId } from 'react';
import { isSecondClick } from '../../../hooks/repeatedPress.ts';
import { EmphasisedText } from '../../../patterns/Typewriter/EmphasisedText.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { Choice, Choices, ChoiceText, Disc } from '../../play/ChoiceButtons/ChoiceButtons.styles.ts';
import { useAnswer } from '../../play/ChoiceButtons/useAnswer.tsx';
import { GoOn, Hint } from './Opening.styles.ts';
import type { OpeningLead } from './openingParts.ts';
import { openingWords } from '../../../words/opening/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface OpeningChoicesProps {
  choices: readonly string[];
  asking: readonly string[];
  language: AnyLanguage;
  leadsTo: OpeningLead;
  /** Whether nothing has been chosen yet. */
  isFirst: boolean;
  savedChoices: number;
  pending: SelectedChoice | undefined;
  onChoose: (choice: SelectedChoice) => void;
  onGoOn: (() => void) | undefined;
}

/** The choices, a hint about where they lead, and a button to continue from an earlier visit. */
export function OpeningChoices({
  choices,
  asking,
  language,
  leadsTo,
  isFirst,
  savedChoices,
  pending,
  onChoose,
  onGoOn,
}: OpeningChoicesProps) {
  const words = useWords(openingWords);
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
        <OpeningButtons
          choices={choices}
          asking={asking}
          language={language}
          pending={pending}
          onChoose={onChoose}
        />
      </Choices>
      {isFirst && <Hint id={id}>{isBusy ? words.pending : words.leadsTo[leadsTo]}</Hint>}
    </>
  );
}

type OpeningButtonsProps = Pick<
  OpeningChoicesProps,
  'choices' | 'asking' | 'language' | 'pending' | 'onChoose'
>;

function OpeningButtons({ choices, asking, language, pending, onChoose }: OpeningButtonsProps) {
  const words = useWords(openingWords);
  const isBusy = pending !== undefined;
  const { press, buttonProps, fieldUnder } = useAnswer<{ text: string; asks: boolean }>({
    language,
    words: words.answer,
    disabled: isBusy,
    onChoose: ({ text }, answer) => onChoose(withAnswer(text, answer)),
  });
  return choices.map((text, index) => {
    const choice = { text, asks: asking.includes(text) };
    const isPending = text === pending?.text || undefined;
    return (
      // two choices may have the same text
      <Fragment key={index}>
        <Choice
          type="button"
          {...buttonProps(choice, index)}
          aria-disabled={isBusy || undefined}
          aria-busy={isPending}
          data-meant={isPending}
          onClick={(event) => !isBusy && !isSecondClick(event) && press(choice)}
        >
          <Disc aria-hidden>{index + 1}</Disc>
          <ChoiceText lang={language}>
            <EmphasisedText>{text}</EmphasisedText>
          </ChoiceText>
        </Choice>
        {fieldUnder(choice, index)}
      </Fragment>
    );
  });
}
