import type { PlayChoice } from '@kathaloka/contract/entities';
import { oddsText } from '../sheetTexts.ts';
import { Chance, Detour, Question } from './ChoiceButtons.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { playSheetWords } from '../../../words/playSheet/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ChoiceNotesProps {
  choice: PlayChoice;
  /** Whether it is the reader's vote. */
  isVoted: boolean;
  /** Whether the player's own words may have meant it. */
  isMeant: boolean;
  /** Whether the chance of an attempt is shown in percent, too. */
  inPercent: boolean;
}

/** What is said of a choice under its text, in the page's language, which may differ in direction. */
export function ChoiceNotes({ choice: { is_detour, odds }, isVoted, isMeant, inPercent }: ChoiceNotesProps) {
  const words = useWords(playWords);
  const sheet = useWords(playSheetWords);
  const chance = odds === undefined ? '' : oddsText(odds, sheet);
  return (
    <>
      {isVoted && (
        <Question>
          <bdi>{words.yourVote}</bdi>
        </Question>
      )}
      {isMeant && (
        <Question>
          <bdi>{words.perhapsMeant}</bdi>
        </Question>
      )}
      {is_detour && (
        <Detour>
          <bdi>{words.detour}</bdi>
        </Detour>
      )}
      {odds !== undefined && (
        <Chance>
          <bdi>{inPercent ? sheet.chance(chance, odds) : chance}</bdi>
        </Chance>
      )}
    </>
  );
}
