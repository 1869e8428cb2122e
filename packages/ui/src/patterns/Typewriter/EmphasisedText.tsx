import { Emphasised } from './Emphasised.tsx';
import { readEmphasis } from '@kathaloka/story/emphasis';

/** A short text of an author, with `*emphasis*` and `**strong**` rendered. */
export function EmphasisedText({ children }: { children: string }) {
  const { text, marks } = readEmphasis(children);
  return <Emphasised marks={marks}>{text}</Emphasised>;
}
