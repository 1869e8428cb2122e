import type { TurnPart } from '@kathaloka/contract/entities';
import { paragraphsOf } from '@kathaloka/story/emphasis';
import { partsWithin } from '@kathaloka/story/hands';
import { Paragraph } from '../../../patterns/Typewriter/Typewriter.styles.ts';
import { SignedParagraph } from './SignedParagraph.tsx';

const NO_PARTS: readonly TurnPart[] = [];

export interface SignedTextProps {
  /** The text of a turn, with `*emphasis*` and `**strong**`. It may grow while it is told. */
  children: string;
  /**
   * Whose words it is, part by part.
   * @default []
   */
  parts?: readonly TurnPart[] | undefined;
  /**
   * Whether each stretch has a mark, and the name of its hand for screen readers.
   * @default false
   */
  isMarked?: boolean;
  /**
   * Whether the text is complete.
   * @default true
   */
  isComplete?: boolean;
}

/**
 * The text of a turn in paragraphs. Each stretch says for programs whose words it is, and on request for readers.
 *
 * @use Shows a told text, with whose words it is.
 * @avoid Not for a text that is typed out: `Typewriter`.
 * @heard The text; on request each hand before its words.
 * @keys none
 * @example
 * <SignedText parts={[{ by: 'author', from: 0, to: 10 }]}>It is dark.</SignedText>
 */
export function SignedText({
  children: source,
  parts = NO_PARTS,
  isMarked = false,
  isComplete = true,
}: SignedTextProps) {
  // memoised paragraphs: arriving text changes only the last one
  const paragraphs = paragraphsOf(source);
  return paragraphs.map(({ start, text }, index) => (
    <Paragraph key={start}>
      <SignedParagraph
        parts={parts.length === 0 ? NO_PARTS : partsWithin(parts, start, start + text.length)}
        before={isMarked ? lastSeen(parts, source, start) : undefined}
        isMarked={isMarked}
        isComplete={isComplete || index < paragraphs.length - 1}
      >
        {text}
      </SignedParagraph>
    </Paragraph>
  ));
}

/** The last part before a place that has visible words. Blank lines between paragraphs have a hand, too. */
const lastSeen = (parts: readonly TurnPart[], source: string, place: number): TurnPart | undefined =>
  partsWithin(parts, 0, place).findLast(({ from, to }) => /[^\s*]/.test(source.slice(from, to)));
