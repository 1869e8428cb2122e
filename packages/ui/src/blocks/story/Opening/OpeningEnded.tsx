import { Lotus } from '../../../ornaments/Lotus.tsx';
import { EndingForks } from '../../play/EndingPage/EndingForks.tsx';
import { EndingHint } from '../FoundEndings/EndingHint.tsx';
import { FoundEndings } from '../FoundEndings/FoundEndings.tsx';
import { EndName, Ended } from './OpeningEnded.styles.ts';
import type { OpeningEnd } from './openingParts.ts';
import { openingWords } from '../../../words/opening/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface OpeningEndedProps {
  end: OpeningEnd;
  language: AnyLanguage;
  onGoBack: ((turn_id: string) => void) | undefined;
}

/** The ending, the endings found so far, and the forks that led here. */
export function OpeningEnded({ end, language, onGoBack }: OpeningEndedProps) {
  const words = useWords(openingWords);
  const { name, scene, endings, forks, closed = null, hint, missed } = end;
  return (
    <>
      <Ended>
        <span>
          <Lotus /> {words.theEnd}
        </span>
        {name !== null && <EndName lang={language}>{name}</EndName>}
        {endings && <FoundEndings endings={endings} scene={scene} language={language} hint={hint} />}
        <EndingHint about="scene" hint={missed} language={language} />
      </Ended>
      {forks && <EndingForks ending={{ forks, closed }} language={language} onGoBack={onGoBack} />}
    </>
  );
}
