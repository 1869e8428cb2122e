import type { TurnPart } from '@kathaloka/contract/entities';
import { marksWithin, readEmphasis } from '@kathaloka/story/emphasis';
import { partsShown } from '@kathaloka/story/hands';
import { memo } from 'react';
import { Emphasised } from '../../../patterns/Typewriter/Emphasised.tsx';
import { markedPieces } from '../../../patterns/Typewriter/textPieces.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { handsWords } from '../../../words/hands/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { Stretch } from './SignedText.styles.ts';

interface SignedParagraphProps {
  children: string;
  /** Whose words it is. */
  parts: readonly TurnPart[];
  /** The part at the end of the paragraph before. */
  before?: TurnPart | undefined;
  isMarked?: boolean;
  isComplete?: boolean;
}

/** The stretches of a paragraph. Memoised: arriving text changes only the last paragraph. */
export const SignedParagraph = memo(function SignedParagraph({
  children: source,
  parts,
  before,
  isMarked = false,
  isComplete = true,
}: SignedParagraphProps) {
  const read = readEmphasis(source, isComplete);
  const shown = partsShown(parts, source, read.text).filter(
    ({ from, to }) => read.text.slice(from, to).trim() !== '',
  );
  if (shown.length === 0) return piecesOf(read);
  return shown.map((part, index) => {
    const [from, to] = [index === 0 ? 0 : part.from, shown[index + 1]?.from ?? read.text.length];
    return (
      <Stretch key={from} data-by={part.by} data-model={part.name} data-marked={isMarked || undefined}>
        {isMarked && !isSameHand(part, shown[index - 1] ?? before) && <Heard {...part} />}
        {piecesOf({ text: read.text.slice(from, to), marks: marksWithin(read.marks, from, to) })}
      </Stretch>
    );
  });
});

const piecesOf = (read: ReturnType<typeof readEmphasis>) =>
  markedPieces(read).map(({ start, text, marks }) => (
    <Emphasised key={start} marks={marks}>
      {text}
    </Emphasised>
  ));

const isSameHand = (one: TurnPart, other: TurnPart | undefined): boolean =>
  one.by === other?.by && one.name === other.name;

/** The name of a hand before its words, in the language of the page. Reading aloud skips it. */
function Heard({ by, name }: Pick<TurnPart, 'by' | 'name'>) {
  const words = useWords(handsWords);
  return (
    <VisuallyHidden data-aside lang={words.ownLanguage}>
      {words.heard(words.by[by](name))}{' '}
    </VisuallyHidden>
  );
}
