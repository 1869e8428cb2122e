import styled from '../../theme/styled.ts';
import { Link } from '../Link/Link.tsx';
import { plainLink } from '../../theme/elements.ts';

/** Tall enough for touch, without pushing the lines of its sentence apart. */
export const TextLinkRoot = styled(Link)`
  ${plainLink}
  display: inline-block;
  padding-block: var(--kl-size-6);
  margin-block: calc(-1 * var(--kl-size-6));
  color: var(--kl-gold-text);
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: var(--kl-hairline);
  text-underline-offset: var(--kl-size-4);
  overflow-wrap: anywhere;

  &:hover {
    color: var(--kl-text);
    text-decoration-thickness: var(--kl-edge-2);
  }
`;
