import type { Story } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface StatusPillProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The status of the story. */
  status: Story['status'];
}

/**
 * The status of a story: green if it is published, otherwise grey.
 *
 * @use Says the state of a story: draft, in review, published, archived.
 * @avoid Not for any other state: `Pill`.
 * @heard The state in words.
 * @keys none
 * @example
 * <StatusPill status="draft" />
 */
export function StatusPill({ status, ...rest }: StatusPillProps) {
  const words = useWords(storyPageWords);
  return (
    <Pill tone={status === 'published' ? 'success' : 'neutral'} {...rest}>
      {words.status(status)}
    </Pill>
  );
}
