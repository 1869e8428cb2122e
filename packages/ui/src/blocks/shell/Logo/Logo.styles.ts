import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';

export const LogoRoot = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: var(--ctl);
  border-radius: var(--r-2);
  font: 650 1.3rem / 1 var(--font-title);
  letter-spacing: 0.005em;

  svg {
    color: var(--gold);
  }
  ${media.compact} {
    font-size: var(--fs-24);
  }
  &[data-tone='quiet'] {
    color: var(--text-mute);
    font-size: var(--fs-20);
  }
`;

/** Eczar sits high in its box, and Nastaliq higher. */
export const Wordmark = styled.span`
  padding-block-start: 5px;

  &:lang(ur) {
    padding-block-start: 0.85em;
  }
`;
