import type { LinkProps } from '../Link/Link.tsx';
import { TextLinkRoot } from './TextLink.styles.ts';

/**
 * A link inside text. For a link that is an action use `ButtonLink`.
 *
 * @use Goes to another page from inside a sentence.
 * @avoid Not as the main way on: `ButtonLink`.
 * @heard Its text and “link”.
 * @keys follow
 * @example
 * <TextLink href="/terms-of-service">Terms of Service</TextLink>
 */
export function TextLink(props: LinkProps) {
  return <TextLinkRoot {...props} />;
}
