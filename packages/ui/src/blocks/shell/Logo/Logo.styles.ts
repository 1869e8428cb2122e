import styled from '../../../theme/styled.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { plainLink } from '../../../theme/elements.ts';

export const LogoRoot = styled(Link)`
  ${plainLink}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-10);
  min-block-size: var(--kl-ctl);
  border-radius: var(--kl-radius-8);
  font: 650 var(--kl-fs-21) / 1 var(--kl-font-title);
  letter-spacing: 0.005em;

  svg {
    color: var(--kl-gold);
  }
  ${media.compact} {
    font-size: var(--kl-fs-24);
  }
  &[data-tone='quiet'] {
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-20);
  }
`;

/** The name. Eczar sits high in its box, and Nastaliq higher. */
export const Wordmark = styled.span`
  padding-block-start: var(--kl-size-6);

  &:lang(ur) {
    padding-block-start: 0.85em;
  }
`;
