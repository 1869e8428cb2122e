import styled from '@emotion/styled';

export const ArchSvg = styled.svg`
  color: var(--gold);
  inline-size: 100%;
  pointer-events: none;
`;

export const ArchLine = styled.path`
  opacity: var(--arch-line, 0.62);
  transition: opacity var(--t-2);
`;
