import type { FoundEndings as Endings, Language } from '@kathaloka/contract/entities';
import { useId } from 'react';
import { EndingHint } from './EndingHint.tsx';
import { EndingLamp } from './EndingLamp.tsx';
import { Found, FoundName, FoundTitle, Lamp } from './FoundEndings.styles.ts';
import { foundEndingsWords } from '../../../words/foundEndings/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** Of more endings than these, the rest is a number. */
const UNLIT_DRAWN = 12;

interface FoundEndingsProps {
  endings: Endings;
  /** The scene of the one that has just been reached: it comes first. */
  scene?: string | undefined;
  /** The language in which the endings are named. */
  language: Language;
  /** What the author tells of one that is missing. */
  hint?: string | null | undefined;
}

/** A lamp for each ending of the story: the found ones are lit and have their names. */
export function FoundEndings({ endings: { found, total }, scene, language, hint }: FoundEndingsProps) {
  const words = useWords(foundEndingsWords);
  const id = useId();
  const open = Math.max(0, total - found.length);
  // this one first: the others are memories
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
