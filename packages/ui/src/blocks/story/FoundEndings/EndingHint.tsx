import type { Language } from '@kathaloka/contract/entities';
import { directionOf } from '../../../theme/direction.ts';
import { Hint } from './FoundEndings.styles.ts';
import { foundEndingsWords } from '../../../words/foundEndings/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface EndingHintProps {
  /** Whether it is of an ending that is missing, or of a scene that was missed. */
  about: 'ending' | 'scene';
  /** What the author tells of it. Without it nothing is shown. */
  hint: string | null | undefined;
  /** The language in which that is written. */
  language: Language;
}

/** What a story tells its reader of what there was besides. */
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
