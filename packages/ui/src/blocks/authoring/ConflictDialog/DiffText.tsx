import { wordDiff } from '@kathaloka/story/editing';
import { useMemo } from 'react';
import { Words } from './ConflictDialog.styles.ts';

interface DiffTextProps {
  text: string;
  /** The text to compare with. */
  other: string;
}

/** A text that highlights the words that the other text does not have. */
export function DiffText({ text, other }: DiffTextProps) {
  const parts = useMemo(() => wordDiff(other, text).filter((part) => part.in !== 'before'), [text, other]);
  return (
    <Words dir="auto">
      {parts.map((part, at) =>
        // the parts of a text have no names
        // oxlint-disable-next-line react/no-array-index-key
        part.in === 'after' ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
      )}
    </Words>
  );
}
