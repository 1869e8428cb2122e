import type { LinkProps } from '../Link/Link.tsx';
import { TextLinkRoot } from './TextLink.styles.ts';

/** A link inside text. For a link that is an action use `ButtonLink`. */
export function TextLink(props: LinkProps) {
  return <TextLinkRoot {...props} />;
}
