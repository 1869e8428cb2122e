import type { LinkProps } from '../Link/Link.tsx';
import { TextLinkRoot } from './TextLink.styles.ts';

/**
 * A link inside text. For a link that is an action use `ButtonLink`.
 *
 * @example
 * <TextLink href="/terms-of-service">Terms of Service</TextLink>
 */
export function TextLink(props: LinkProps) {
  return <TextLinkRoot {...props} />;
}
