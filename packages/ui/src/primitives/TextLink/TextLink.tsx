import type { LinkProps } from '../Link/Link.tsx';
import { TextLinkRoot } from './TextLink.styles.ts';

/** A link among words. What weighs more is a `ButtonLink`. */
export function TextLink(props: LinkProps) {
  return <TextLinkRoot {...props} />;
}
