import { Fragment } from 'react';
import type { TextMark } from './emphasis.ts';

interface EmphasisedProps {
  children: string;
  marks: readonly TextMark[];
}

/** A text with what is emphasised in it. What stands before the first mark stays the same node when a mark arrives. */
export function Emphasised({ children: text, marks }: EmphasisedProps) {
  const edges = [0, ...marks.flatMap(({ start, end }) => [start, end]), text.length];
  const places = [...new Set(edges)].toSorted((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => {
    const within = marks.filter((mark) => mark.start <= start && start < mark.end);
    const isStrong = within.some(({ emphasis }) => emphasis === 'strong');
    const isEm = within.some(({ emphasis }) => emphasis === 'em');
    const part = text.slice(start, places[index + 1]);
    const stressed = isEm ? <em>{part}</em> : part;
    return <Fragment key={start}>{isStrong ? <strong>{stressed}</strong> : stressed}</Fragment>;
  });
}
