import { wordDiff } from '@kathaloka/story/editing';
import { useMemo } from 'react';
import { Words } from './ConflictDialog.styles.ts';

interface DiffTextProps {
  text: string;
  /** The text beside it. */
  other: string;
}

/** A text in which the words stand out that the one beside it does not have. */
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
