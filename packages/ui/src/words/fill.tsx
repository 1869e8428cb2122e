import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with elements in it: `fill('See the {terms}.', { terms: <TextLink … /> })`.
 * Each language puts them where its own word order wants them.
 */
export function fill(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/\{(\w+)\}/).map((piece, index) => (
    // Every second piece is the name of a part.
    <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
