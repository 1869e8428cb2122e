import type { ComponentProps } from 'react';
import { directionOfSentence, QUOTED } from '../../theme/directionOfSentence.ts';

export interface SentenceProps extends Omit<ComponentProps<'span'>, 'children' | 'dir'> {
  /** A complete message, in any language. */
  children: string;
}

/**
 * A message in the direction of its own words, which may differ from the page's; each quotation in it has its
 * own direction.
 *
 * @use Says a message that may quote another script, or be in another language than the page.
 * @avoid Not for a name alone: `<bdi>`. Not for an author's text, whose language is known.
 * @heard Its text.
 * @keys none
 * @example
 * <Sentence>{'”<<fade>>“ چھوڑ دیا گیا۔'}</Sentence>
 */
export function Sentence({ children, ...rest }: SentenceProps) {
  return (
    <span dir={directionOfSentence(children)} {...rest}>
      {pieces(children).map((piece, index) =>
        // the quotation marks themselves belong to the sentence
        index % 2 === 0 ? piece : <bdi key={index}>{piece}</bdi>,
      )}
    </span>
  );
}

/** Splits a text; every second part is a quotation. */
function pieces(text: string): string[] {
  const all: string[] = [];
  let own = '';
  let at = 0;
  for (const { 0: quoted, index } of text.matchAll(QUOTED)) {
    own += text.slice(at, index + 1);
    all.push(own, quoted.slice(1, -1));
    own = quoted.slice(-1);
    at = index + quoted.length;
  }
  return [...all, own + text.slice(at)];
}
