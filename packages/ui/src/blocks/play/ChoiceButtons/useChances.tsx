import type { PlayChoice } from '@kathaloka/contract/entities';
import { type ReactNode, useState } from 'react';
import { Below, Chance, InPercent } from './ChoiceButtons.styles.ts';
import { oddsText } from '../sheetTexts.ts';
import { playSheetWords } from '../../../words/playSheet/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface Chances {
  /** The chance of a choice in words, and in percent on request; nothing for a choice without one. */
  noteOf: (choice: PlayChoice) => ReactNode;
  /** The button that shows the chances in percent; nothing if no choice has one. */
  toggle: ReactNode;
}

/** The chances of attempts: in words, and in percent once the reader has asked for it. */
export function useChances(choices: readonly PlayChoice[]): Chances {
  const words = useWords(playSheetWords);
  const [inPercent, setInPercent] = useState(false);
  return {
    noteOf({ odds }) {
      if (odds === undefined) return null;
      const text = oddsText(odds, words);
      return (
        <Chance>
          <bdi>{inPercent ? words.chance(text, odds) : text}</bdi>
        </Chance>
      );
    },
    toggle: choices.some(({ odds }) => odds !== undefined) && (
      <Below>
        <InPercent type="button" aria-pressed={inPercent} onClick={() => setInPercent(!inPercent)}>
          <bdi>{words.inPercent}</bdi>
        </InPercent>
      </Below>
    ),
  };
}
