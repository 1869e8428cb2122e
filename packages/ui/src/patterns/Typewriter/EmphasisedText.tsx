import { Emphasised } from './Emphasised.tsx';
import { readEmphasis } from '@kathaloka/story/emphasis';

/** A short text of an author, in which `*emphasis*` and `**strong**` are drawn. */
export function EmphasisedText({ children }: { children: string }) {
  const { text, marks } = readEmphasis(children);
  return <Emphasised marks={marks}>{text}</Emphasised>;
}
