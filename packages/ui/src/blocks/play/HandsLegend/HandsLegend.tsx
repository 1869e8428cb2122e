import type { HandCount } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { handsWords } from '../../../words/hands/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { Hand, Hands } from './HandsLegend.styles.ts';

export interface HandsLegendProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The hands, of models with their names. A number of words is shown if there is one. */
  hands: readonly (Omit<HandCount, 'words'> & Partial<Pick<HandCount, 'words'>>)[];
}

/**
 * Whose words a text has: each hand with the mark that stands before its words.
 *
 * @use Explains the marks of a `SignedText`, or counts its words.
 * @avoid Not for who told a turn and at what price: `WhyThisPanel`.
 * @heard A list with a name: the hands.
 * @keys none
 * @example
 * <HandsLegend hands={[{ by: 'author', words: 120 }, { by: 'model', name: 'llama-70b', words: 30 }]} />
 */
export function HandsLegend({ hands, ...rest }: HandsLegendProps) {
  const words = useWords(handsWords);
  if (hands.length === 0) return null;
  return (
    <Hands aria-label={words.title} lang={words.ownLanguage} {...rest}>
      {hands.map(({ by, name, words: count }) => {
        const hand = words.by[by](name);
        return (
          <Hand key={`${by} ${name ?? ''}`} data-by={by} data-model={name}>
            <bdi>{count === undefined ? hand : words.counted(hand, count)}</bdi>
          </Hand>
        );
      })}
    </Hands>
  );
}
