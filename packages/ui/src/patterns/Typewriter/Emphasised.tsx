import { stretchesOf, type TextMark } from '@kathaloka/story/emphasis';
import { Fragment } from 'react';

interface EmphasisedProps {
  children: string;
  marks: readonly TextMark[];
}

/** A text with its emphasis rendered. */
export function Emphasised({ children: text, marks }: EmphasisedProps) {
  return stretchesOf({ text, marks }).map(({ start, text: part, emphasis }) => {
    const stressed = emphasis.includes('em') ? <em>{part}</em> : part;
    return (
      <Fragment key={start}>{emphasis.includes('strong') ? <strong>{stressed}</strong> : stressed}</Fragment>
    );
  });
}
