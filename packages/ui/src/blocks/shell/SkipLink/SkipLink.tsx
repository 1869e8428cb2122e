import type { ComponentProps } from 'react';
import { SkipLinkRoot } from './SkipLink.styles.ts';
import { shellWords } from '../../../words/shell/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The id of the element that holds the page's content. */
  targetId: string;
}

/**
 * A skip link: the first focusable element, which jumps to the content. Visible only with focus.
 *
 * @use Leads past the navigation to the content.
 * @avoid Not for other jumps on a page: `Link`.
 * @heard “Skip to content”, link, as the first stop.
 * @keys follow
 * @example
 * <SkipLink targetId="content" />
 */
export function SkipLink({ targetId, ...rest }: SkipLinkProps) {
  return (
    <SkipLinkRoot href={`#${targetId}`} {...rest}>
      {useWords(shellWords).skipToContent}
    </SkipLinkRoot>
  );
}
