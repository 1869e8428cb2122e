import { CUSTOM_ACTION_MAX } from '@kathaloka/contract/limits';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LengthRoot } from './LengthNote.styles.ts';
import { fieldWords } from '../../../words/field/en.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** With fewer characters left than these, the room that is left is told. */
const TOLD_LEFT = 100;

export const isLengthTold = ({ length }: string): boolean => length > CUSTOM_ACTION_MAX - TOLD_LEFT;

interface LengthNoteProps {
  id: string;
  /** What is written, trimmed. */
  action: string;
}

/**
 * How many characters of the custom action are used, where that matters. What is pasted is never cut: the reader decides
 * what to leave out.
 */
export function LengthNote({ id, action }: LengthNoteProps) {
  const words = useWords(playWords);
  const { counter, counterSpoken } = useWords(fieldWords);
  const { length } = action;
  const over = length > CUSTOM_ACTION_MAX && words.tooLong(CUSTOM_ACTION_MAX);
  return (
    <>
      {isLengthTold(action) && (
        <LengthRoot id={id} data-over={over ? true : undefined}>
          {over && <span>{over}</span>}
          <bdi dir="ltr" aria-hidden>
            {counter(length, CUSTOM_ACTION_MAX)}
          </bdi>
          <VisuallyHidden>{counterSpoken(length, CUSTOM_ACTION_MAX)}</VisuallyHidden>
        </LengthRoot>
      )}
      <LiveRegion>{over}</LiveRegion>
    </>
  );
}
