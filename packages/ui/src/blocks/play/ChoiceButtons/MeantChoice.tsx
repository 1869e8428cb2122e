import type { PlayChoice } from '@kathaloka/contract/entities';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { readEmphasis } from '@kathaloka/story/emphasis';
import { meantAmong } from './meantAmong.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface MeantChoiceProps {
  /** The choices that are offered now. */
  choices: readonly PlayChoice[];
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: AnyLanguage | undefined;
  perhapsMeant: string | undefined;
}

/**
 * A live region that asks whether one of the choices was meant. Rendered before there are choices, since a
 * region that appears with its text is not announced.
 */
export function MeantChoice({ choices, language = 'en', perhapsMeant }: MeantChoiceProps) {
  const words = useWords(playWords);
  const meant = choices[meantAmong(choices, perhapsMeant)];
  return (
    <LiveRegion>
      {meant && (
        <>
          {words.perhapsMeant} <bdi lang={language}>{readEmphasis(meant.text).text}</bdi>
        </>
      )}
    </LiveRegion>
  );
}
