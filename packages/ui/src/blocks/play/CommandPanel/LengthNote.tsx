import { CUSTOM_ACTION_MAX } from '@kathaloka/contract/limits';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LengthRoot } from './LengthNote.styles.ts';
import { fieldWords } from '../../../words/field/en.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The note is shown when fewer characters than these are left. */
const TOLD_LEFT = 100;

export const isLengthTold = ({ length }: string): boolean => length > CUSTOM_ACTION_MAX - TOLD_LEFT;

interface LengthNoteProps {
  id: string;
  /** The typed text, trimmed. */
  action: string;
}

/**
 * The number of characters of the custom action, near or beyond the limit. Pasted text is never cut: the
 * reader decides what to remove.
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
