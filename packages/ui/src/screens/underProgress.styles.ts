import styled from '../theme/styled.ts';
import { Link } from '../primitives/Link/Link.tsx';
import { plainHeading, plainLink } from '../theme/elements.ts';

/** The link from a page below "Your Progress" back to it. */
export const BackLink = styled(Link)`
  ${plainLink}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-ctl);
  color: var(--kl-text-soft);

  &:hover {
    color: var(--kl-gold-text);
  }
  svg {
    color: var(--kl-gold-text);
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Title = styled.h1`
  ${plainHeading}
  font-size: var(--kl-fs-38);
`;
