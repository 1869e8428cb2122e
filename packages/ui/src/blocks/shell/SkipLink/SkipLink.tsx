import type { ComponentProps } from 'react';
import { useShellWords } from '../../../words/areas/useShellWords.ts';
import { SkipLinkRoot } from './SkipLink.styles.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The id of the element that holds the page's content. */
  targetId: string;
}

/**
 * A skip link: the first focusable element, which jumps to the content. Visible only with focus.
 *
 * @example
 * <SkipLink targetId="content" />
 */
export function SkipLink({ targetId, ...rest }: SkipLinkProps) {
  return (
    <SkipLinkRoot href={`#${targetId}`} {...rest}>
      {useShellWords().skipToContent}
    </SkipLinkRoot>
  );
}
