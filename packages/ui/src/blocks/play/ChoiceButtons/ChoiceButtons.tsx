import type { Language, PlayChoice } from '@kathaloka/contract/entities';
import { useShortcuts } from '../../../hooks/useShortcuts.ts';
import { directionOf } from '../../../theme/direction.ts';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { Choice, Choices, ChoiceText, Detour, Disc } from './ChoiceButtons.styles.ts';

export interface ChoiceButtonsProps {
  /** The ways, in their order. */
  choices: readonly PlayChoice[];
  /** The language of the story. */
  language?: Language | undefined;
  /** While a turn is under way. */
  isDisabled?: boolean;
  /** A choice was pressed, or its number. */
  onChoose: (choice: PlayChoice) => void;
}

/** There is no key for a number of two digits. */
const KEYS = 9;

/** The ways that lie open. The keys 1 to 9 choose as well, when nobody is writing. */
export function ChoiceButtons({
  choices,
  language = 'en',
  isDisabled = false,
  onChoose,
}: ChoiceButtonsProps) {
  const words = usePlayWords();
  const keys = choices
    .slice(0, KEYS)
    .map((choice, index) => [String(index + 1), () => onChoose(choice)] as const);
  useShortcuts(Object.fromEntries(keys), !isDisabled);

  return (
    <Choices aria-label={words.choices} dir={directionOf(language)}>
      {choices.map((choice, index) => (
        <Choice
          // two ways may be called the same
          key={index}
          type="button"
          disabled={isDisabled}
          aria-keyshortcuts={index < KEYS ? String(index + 1) : undefined}
          onClick={() => onChoose(choice)}
        >
          <Disc aria-hidden>{index + 1}</Disc>
          <span>
            <ChoiceText lang={language}>{choice.text}</ChoiceText>
            {choice.is_detour && (
              <Detour>
                <bdi>{words.detour}</bdi>
              </Detour>
            )}
          </span>
        </Choice>
      ))}
    </Choices>
  );
}
