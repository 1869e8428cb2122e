import { TYPING_MS_PER_CHARACTER } from '@kathaloka/contract/limits';
import { type RefObject, useMemo, useRef } from 'react';
import { useTypewriter } from '../../hooks/useTypewriter.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { graphemeEnds } from './graphemes.ts';
import { Unwritten } from './Typewriter.styles.ts';

export interface TypewriterProps {
  /** The text. It may grow while it arrives. */
  children: string;
  /** The language it is counted in; English unless told otherwise. */
  language?: string;
  /** Time for one character. */
  msPerCharacter?: number;
  /** False shows everything at once. With less motion asked for, it always does. */
  isEnabled?: boolean;
  /** False while more of the text is on its way: it waits for it, and is not finished before. */
  isComplete?: boolean;
  /** Where a click finishes the typing: the text itself, or what it stands in. */
  surfaceRef?: RefObject<HTMLElement | null>;
  /** The last character is there. Also called where nothing is typed. */
  onFinish?: () => void;
}

/**
 * A text that is written out letter by letter, over a text that is laid out already.
 * A click, Space or Enter finishes it. Screen readers get the whole text at once.
 */
export function Typewriter({
  children,
  language = 'en',
  msPerCharacter = TYPING_MS_PER_CHARACTER,
  isEnabled = true,
  isComplete = true,
  surfaceRef,
  onFinish,
}: TypewriterProps) {
  const ownRef = useRef<HTMLSpanElement>(null);
  const ends = useMemo(() => graphemeEnds(children, language), [children, language]);
  const { shown, isTyping } = useTypewriter({
    length: ends.length,
    msPerCharacter,
    isEnabled,
    isComplete,
    surfaceRef: surfaceRef ?? ownRef,
    onFinish,
  });

  if (!isTyping) return children;
  const end = ends[shown - 1] ?? 0;
  return (
    <span ref={ownRef} data-typing>
      <VisuallyHidden>{children}</VisuallyHidden>
      <span aria-hidden>
        {children.slice(0, end)}
        <Unwritten>{children.slice(end)}</Unwritten>
      </span>
    </span>
  );
}
