import { directionOf } from '../../../theme/direction.ts';
import { Hint } from './FoundEndings.styles.ts';
import { foundEndingsWords } from '../../../words/foundEndings/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface EndingHintProps {
  /** Whether the hint is about a missing ending or a missed scene. */
  about: 'ending' | 'scene';
  /** The author's hint. Without it nothing is rendered. */
  hint: string | null | undefined;
  /** The language of the hint. */
  language: AnyLanguage;
}

/** A hint by the author about what the reader has missed. */
export function EndingHint({ about, hint, language }: EndingHintProps) {
  const words = useWords(foundEndingsWords);
  if (!hint) return null;
  return (
    <Hint>
      <small>{about === 'ending' ? words.hint : words.missed}</small>
      <span>
        <q lang={language} dir={directionOf(language)}>
          {hint}
        </q>
      </span>
    </Hint>
  );
}
