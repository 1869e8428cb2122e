import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const RowRoot = styled.div`
  --kl-slide-gap: var(--kl-size-16);
  --kl-slide-size: min(80%, 276px);
  min-inline-size: 0;

  ${media.compact} {
    --kl-slide-size: 276px;
  }
`;

export const Tally = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12);
  margin-block-end: var(--kl-size-12);
`;
