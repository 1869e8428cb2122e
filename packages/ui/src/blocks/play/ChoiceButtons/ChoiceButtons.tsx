import type { PlayChoice } from '@kathaloka/contract/entities';
import { type ComponentProps, Fragment, useId, useState } from 'react';
import { isSecondClick } from '../../../hooks/repeatedPress.ts';
import { useShortcuts } from '../../../hooks/useShortcuts.ts';
import { EmphasisedText } from '../../../patterns/Typewriter/EmphasisedText.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { ChancesSwitch } from './ChancesSwitch.tsx';
import { ChoiceNotes } from './ChoiceNotes.tsx';
import { HandsFull } from './HandsFull.tsx';
import { meantAmong } from './meantAmong.ts';
import { useAnswer } from './useAnswer.tsx';
import { Choice, Choices, ChoiceText, Disc } from './ChoiceButtons.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface ChoiceButtonsProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The choices, in order. */
  choices: readonly PlayChoice[];
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: AnyLanguage | undefined;
  /** The text of the choice that the player's own words may have meant, which then shows a question. */
  perhapsMeant?: string | undefined;
  /** The text of the choice for which the reader has voted, in a game with several players. */
  voted?: string | undefined;
  /**
   * Whether the choices are disabled, as during a turn.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the keys 1 to 9 choose (WCAG 2.1.4: they can be turned off).
   * @default true
   */
  hasNumberKeys?: boolean;
  /** Called with the pressed choice, and with the answer if it asks for one. */
  onChoose: (choice: PlayChoice, answer?: string) => void;
}

/** Only single digits have a key. */
const KEYS = 9;

/**
 * The buttons of the available choices. The keys 1 to 9 also choose, unless a text field has focus.
 *
 * @use Offers the ways on that the author wrote, by number.
 * @avoid Not for the commands that every story has: `CommandPanel`.
 * @heard Each choice with its number as one button, and the chance of an attempt; why it cannot be chosen.
 * @keys digits, press
 * @example
 * <ChoiceButtons
 *   choices={[{ text: 'Board the ferry', is_detour: false }]}
 *   onChoose={({ text }, answer) => act({ text, answer })}
 * />
 */
export function ChoiceButtons({
  choices,
  language = 'en',
  perhapsMeant,
  voted,
  disabled = false,
  hasNumberKeys = true,
  onChoose,
  ...rest
}: ChoiceButtonsProps) {
  const words = useWords(playWords);
  const { press, buttonProps, fieldUnder } = useAnswer({ language, words: words.answer, disabled, onChoose });
  const keys = choices
    .slice(0, KEYS)
    .map((choice, index) => [String(index + 1), () => press(choice)] as const);
  const meant = meantAmong(choices, perhapsMeant);
  const votedFor = meantAmong(choices, voted);
  const handsFullId = useId();
  const putsDown = choices.some(({ puts_down }) => puts_down);
  const [inPercent, setInPercent] = useState(false);
  useShortcuts(Object.fromEntries(keys), hasNumberKeys && !disabled);

  return (
    <Choices
      aria-label={putsDown ? undefined : words.choices}
      aria-labelledby={putsDown ? handsFullId : undefined}
      dir={directionOf(language)}
      disabled={disabled}
      {...rest}
    >
      {putsDown && <HandsFull id={handsFullId} />}
      {choices.map((choice, index) => (
        // two choices may have the same text
        <Fragment key={index}>
          <Choice
            type="button"
            {...buttonProps(choice, index)}
            aria-pressed={voted === undefined ? undefined : index === votedFor}
            data-meant={index === meant || undefined}
            aria-keyshortcuts={hasNumberKeys && index < KEYS ? String(index + 1) : undefined}
            onClick={(event) => !isSecondClick(event) && press(choice)}
          >
            <Disc aria-hidden>{index + 1}</Disc>
            <span>
              <ChoiceText lang={language}>
                <EmphasisedText>{choice.text}</EmphasisedText>
              </ChoiceText>
              <ChoiceNotes
                choice={choice}
                isVoted={voted !== undefined && index === votedFor}
                isMeant={index === meant}
                inPercent={inPercent}
              />
            </span>
          </Choice>
          {fieldUnder(choice, index)}
        </Fragment>
      ))}
      <ChancesSwitch choices={choices} isOn={inPercent} onToggle={setInPercent} />
    </Choices>
  );
}
