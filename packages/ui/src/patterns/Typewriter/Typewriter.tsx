import { TYPING_MS_PER_CHARACTER } from '@kathaloka/contract/limits';
import { type ComponentProps, memo, type RefObject, useMemo, useRef } from 'react';
import { useTypewriter } from '../../hooks/useTypewriter.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Emphasised } from './Emphasised.tsx';
import { marksWithin, NO_MARKS, readEmphasis, type TextMark } from '@kathaloka/story/emphasis';
import { growingGraphemeEnds } from './graphemes.ts';
import { markedParagraphs, type MarkedPiece } from './textPieces.ts';
import { Paragraph, Unwritten } from './Typewriter.styles.ts';

export interface TypewriterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text. It may grow while it is streaming. */
  children: string;
  /**
   * Whether to render `*emphasis*` and `**strong**`, without their asterisks.
   * @default false
   */
  hasEmphasis?: boolean;
  /**
   * The language, for splitting the text into characters.
   * @default 'en'
   */
  language?: string;
  /**
   * The time per character, in milliseconds.
   * @default 30
   */
  msPerCharacter?: number;
  /**
   * Whether to type at all. False shows everything immediately, as reduced motion always does.
   * @default true
   */
  isEnabled?: boolean;
  /**
   * Whether the text is complete. False while it is still streaming: typing waits for more.
   * @default true
   */
  isComplete?: boolean;
  /** The element on which a click finishes the typing; the text itself by default. */
  surfaceRef?: RefObject<HTMLElement | null>;
  /** Called after the last character, even if nothing is typed out. */
  onFinish?: () => void;
}

/**
 * A text that types out character by character, without layout shifts. A click, Space or Enter finishes it.
 * Screen readers get all of the text in one piece.
 *
 * @use Lets a text appear letter by letter, without moving the page.
 * @avoid Not for controls or headings.
 * @heard The whole text, once.
 * @keys none
 * @example
 * <Typewriter onFinish={showChoices}>The ferryman waits.</Typewriter>
 */
export function Typewriter({
  children,
  hasEmphasis = false,
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
  const endsOf = useMemo(() => growingGraphemeEnds(language), [language]);
  const { text, paragraphs } = useMemo(() => {
    const told = hasEmphasis ? readEmphasis(children, isComplete) : { text: children, marks: NO_MARKS };
    return { text: told.text, paragraphs: markedParagraphs(told) };
  }, [children, hasEmphasis, isComplete]);
  const ends = endsOf(text);
  const { shown, isTyping } = useTypewriter({
    length: ends.length,
    msPerCharacter,
    isEnabled,
    isComplete,
    surfaceRef: surfaceRef ?? ownRef,
    onFinish,
  });

  const end = isTyping ? (ends[shown - 1] ?? 0) : text.length;
  const starts = paragraphs.flat().map(({ start }) => start);
  const current = starts.findLastIndex((start) => start <= end);
  const farAhead = (isTyping && starts[current + 2]) || Infinity;
  const piece = ({ start, text: part, marks }: MarkedPiece) => (
    <Piece
      key={start}
      text={part}
      marks={marks}
      shown={Math.min(Math.max(0, end - start), part.length)}
      isFarAhead={start >= farAhead}
    />
  );
  return (
    <span {...rest} ref={mergedRef} data-typing={isTyping || undefined}>
      {paragraphs.length === 1
        ? paragraphs[0]?.map(piece)
        : paragraphs.map((pieces) => <Paragraph key={pieces[0]?.start}>{pieces.map(piece)}</Paragraph>)}
    </span>
  );
}

interface PieceProps {
  text: string;
  marks: readonly TextMark[];
  /** The number of typed characters. */
  shown: number;
  /** Whether the piece is so far ahead that it shares no line with the current position. */
  isFarAhead: boolean;
}

/**
 * A piece of the text; only the current piece of a long text renders again. A piece far ahead is there for
 * screen readers, but not laid out: otherwise each character would lay out all lines after it.
 */
const Piece = memo(function Piece({ text, marks, shown, isFarAhead }: PieceProps) {
  if (isFarAhead) return <VisuallyHidden>{text}</VisuallyHidden>;
  const part = (start: number, end: number) => (
    <Emphasised marks={marksWithin(marks, start, end)}>{text.slice(start, end)}</Emphasised>
  );
  return (
    <>
      {part(0, shown)}
      {shown < text.length && <Unwritten data-unwritten>{part(shown, text.length)}</Unwritten>}
    </>
  );
});
