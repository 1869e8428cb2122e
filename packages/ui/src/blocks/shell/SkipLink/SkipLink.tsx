import { useShellWords } from '../../../words/areas/useShellWords.ts';
import { SkipLinkRoot } from './SkipLink.styles.ts';

export interface SkipLinkProps {
  /** The id of the element that holds the page's content. */
  targetId: string;
}

/** The first stop of the keyboard: past the navigation, straight to the content. Shown when it has focus. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return <SkipLinkRoot href={`#${targetId}`}>{useShellWords().skipToContent}</SkipLinkRoot>;
}
