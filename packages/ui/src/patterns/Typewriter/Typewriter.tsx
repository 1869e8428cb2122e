import { TYPING_MS_PER_CHARACTER } from '@kathaloka/contract/limits';
import { type ComponentProps, type RefObject, useMemo, useRef } from 'react';
import { useTypewriter } from '../../hooks/useTypewriter.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { graphemeEnds } from './graphemes.ts';
import { Unwritten } from './Typewriter.styles.ts';

export interface TypewriterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text. It may grow while it is streaming. */
  children: string;
  /** The language for splitting it into characters; English by default. */
  language?: string;
  /** Time for one character. */
  msPerCharacter?: number;
  /** False shows everything at once, as reduced motion always does. */
  isEnabled?: boolean;
  /** False while the text is still streaming: typing waits for more. */
  isComplete?: boolean;
  /** The element on which a click finishes the typing; the text itself by default. */
  surfaceRef?: RefObject<HTMLElement | null>;
  /** Called after the last character, also if nothing is typed out. */
  onFinish?: () => void;
}

/**
 * A text that types out character by character, without layout shifts.
 * A click, Space or Enter finishes it. Screen readers get all of the text at once.
 */
export function Typewriter({
  children,
  language = 'en',
  msPerCharacter = TYPING_MS_PER_CHARACTER,
  isEnabled = true,
  isComplete = true,
  surfaceRef,
  onFinish,
  ref,
  ...rest
}: TypewriterProps) {
  const ownRef = useRef<HTMLSpanElement>(null);
  const mergedRef = useMergedRef(ownRef, ref);
  const ends = useMemo(() => graphemeEnds(children, language), [children, language]);
  const { shown, isTyping } = useTypewriter({
    length: ends.length,
    msPerCharacter,
    isEnabled,
    isComplete,
    surfaceRef: surfaceRef ?? ownRef,
    onFinish,
  });

  const end = ends[shown - 1] ?? 0;
  return (
    <span {...rest} ref={mergedRef} data-typing={isTyping || undefined}>
      {isTyping ? (
        <>
          <VisuallyHidden>{children}</VisuallyHidden>
          <span aria-hidden>
            {children.slice(0, end)}
            <Unwritten>{children.slice(end)}</Unwritten>
          </span>
        </>
      ) : (
        children
      )}
    </span>
  );
}
