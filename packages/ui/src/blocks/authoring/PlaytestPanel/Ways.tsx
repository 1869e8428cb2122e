import { useStudioWords } from '../../../words/areas/useStudioWords.ts';
import type { PlaytestChoice } from './playtest.ts';
import { Choice, Choices, ChoiceTarget } from './PlaytestPanel.styles.ts';

interface WaysProps {
  choices: readonly PlaytestChoice[];
  ownLanguage: { lang: string; dir: string };
  disabled: boolean;
  onChoose: (index: number) => void;
}

/** Every choice of the scene: where it leads, or why it is not offered now. */
export function Ways({ choices, ownLanguage, disabled, onChoose }: WaysProps) {
  const words = useStudioWords();
  if (choices.length === 0) return null;
  return (
    <Choices aria-label={words.ways}>
      {choices.map(({ index, text, target, hiddenBecause }) => (
        <li key={index}>
          <Choice
            type="button"
            disabled={hiddenBecause !== undefined || disabled}
            data-hidden={hiddenBecause !== undefined || undefined}
            onClick={() => onChoose(index)}
          >
            <span {...ownLanguage}>{text}</span>
            <ChoiceTarget dir="auto">
              {hiddenBecause === undefined ? words.leadsTo(target) : words.notOffered(hiddenBecause)}
            </ChoiceTarget>
          </Choice>
        </li>
      ))}
    </Choices>
  );
}
