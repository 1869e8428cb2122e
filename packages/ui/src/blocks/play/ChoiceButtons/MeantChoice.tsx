import type { Language, PlayChoice } from '@kathaloka/contract/entities';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { readEmphasis } from '@kathaloka/story/emphasis';
import { meantAmong } from './meantAmong.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface MeantChoiceProps {
  /** The choices that can be pressed now. */
  choices: readonly PlayChoice[];
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: Language | undefined;
  perhapsMeant: string | undefined;
}

/**
 * Announces the question whether one of the choices was meant. It is in the page before there are choices: a region that
 * comes with its text is not read out.
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
