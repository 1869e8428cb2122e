import styled from '../theme/styled.ts';

export const ArchSvg = styled.svg`
  color: var(--kl-gold);
  inline-size: 100%;
  pointer-events: none;
`;

export const ArchLine = styled.path`
  opacity: var(--kl-arch-line, 0.62);
  transition: opacity var(--kl-t-2);
`;
