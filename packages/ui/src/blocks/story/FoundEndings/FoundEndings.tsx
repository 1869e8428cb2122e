import type { FoundEndings as Endings } from '@kathaloka/contract/entities';
import { useId } from 'react';
import { EndingHint } from './EndingHint.tsx';
import { EndingLamp } from './EndingLamp.tsx';
import { Found, FoundName, FoundTitle, Lamp } from './FoundEndings.styles.ts';
import { foundEndingsWords } from '../../../words/foundEndings/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

/** The maximum number of unlit lamps; the other endings are only counted. */
const UNLIT_DRAWN = 12;

interface FoundEndingsProps {
  endings: Endings;
  /** The scene of the ending that has just been reached, which is listed first. */
  scene?: string | undefined;
  /** The language of the endings' names. */
  language: AnyLanguage;
  /** The author's hint about a missing ending. */
  hint?: string | null | undefined;
}

/** A lamp for each ending of the story; the lamps of found endings are lit and named. */
export function FoundEndings({ endings: { found, total }, scene, language, hint }: FoundEndingsProps) {
  const words = useWords(foundEndingsWords);
  const id = useId();
  const open = Math.max(0, total - found.length);
  // the ending just reached comes first
  const inOrder = [...found].sort(
    (one, other) => Number(other.scene === scene) - Number(one.scene === scene),
  );
  return (
    <div>
      <FoundTitle id={id}>{total === 1 ? words.onlyEnding : words.found(found.length, total)}</FoundTitle>
      {total > 1 && (
        <Found aria-labelledby={id}>
          {inOrder.map((one) => (
            <Lamp key={one.scene} data-is-this={one.scene === scene || undefined}>
              <EndingLamp isLit />
              <FoundName>
                {one.name === null ? words.unnamed : <bdi lang={language}>{one.name}</bdi>}
                {one.scene === scene && <small>{words.thisOne}</small>}
              </FoundName>
            </Lamp>
          ))}
          {open > 0 && (
            <Lamp data-open>
              {Array.from({ length: Math.min(open, UNLIT_DRAWN) }, (_, at) => (
                <EndingLamp key={at} />
              ))}
              <FoundName>{words.open(open)}</FoundName>
            </Lamp>
          )}
        </Found>
      )}
      <EndingHint about="ending" hint={hint} language={language} />
    </div>
  );
}
