import { Fragment, type ReactNode } from 'react';

/**
 * Puts elements into a sentence: `fill('See the {terms}.', { terms: <TextLink … /> })`. Each language places
 * them by its own word order.
 */
export function fill(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/\{(\w+)\}/).map((piece, index) => (
    // Every second piece is the name of a part.
    <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
