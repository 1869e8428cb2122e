import type { ComponentProps } from 'react';
import { Covers, CoversItems, CoversTitle } from './CoversList.styles.ts';
import { youngWords } from '../../../words/young/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type CoversListProps = Omit<ComponentProps<'section'>, 'children'>;

/**
 * Lists what a youth account may do. Its guardian agrees to this list.
 *
 * @use Says what a youth account may do, before or after its guardian agrees.
 * @avoid Not the state of one account: `YouthDetails`.
 * @heard A list of sentences.
 * @keys none
 * @example
 * <CoversList />
 */
export function CoversList(props: CoversListProps) {
  const { covers } = useWords(youngWords);
  return (
    <Covers {...props}>
      <CoversTitle>{covers.title}</CoversTitle>
      <CoversItems>
        {covers.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </CoversItems>
    </Covers>
  );
}
