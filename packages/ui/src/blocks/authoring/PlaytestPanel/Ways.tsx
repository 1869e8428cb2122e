import type { Language } from '@kathaloka/contract/entities';
import { directionOf } from '../../../theme/direction.ts';
import { useAnswer } from '../../play/ChoiceButtons/useAnswer.tsx';
import type { PlaytestChoice } from './playtest.ts';
import { Choice, Choices, ChoiceTarget } from './PlaytestPanel.styles.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface WaysProps {
  choices: readonly PlaytestChoice[];
  language: Language;
  disabled: boolean;
  onChoose: (index: number, answer?: string) => void;
}

/** The choices of a scene: each with its target, or why it is not offered. One that asks a question opens a field. */
export function Ways({ choices, language, disabled, onChoose }: WaysProps) {
  const words = useWords(studioWords);
  const { press, buttonProps, fieldUnder } = useAnswer<PlaytestChoice>({
    language,
    words: words.answer,
    disabled,
    onChoose: ({ index }, answer) => onChoose(index, answer),
  });
  if (choices.length === 0) return null;
  return (
    <Choices aria-label={words.ways}>
      {choices.map((choice) => {
        const { index, text, target, hiddenBecause } = choice;
        return (
          <li key={index}>
            <Choice
              type="button"
              {...buttonProps(choice, index)}
              disabled={hiddenBecause !== undefined || disabled}
              data-hidden={hiddenBecause !== undefined || undefined}
              onClick={() => press(choice)}
            >
              <span lang={language} dir={directionOf(language)}>
                {text}
              </span>
              <ChoiceTarget>
                {hiddenBecause === undefined ? words.leadsTo(target) : words.notOffered(hiddenBecause)}
              </ChoiceTarget>
            </Choice>
            {fieldUnder(choice, index)}
          </li>
        );
      })}
    </Choices>
  );
}
