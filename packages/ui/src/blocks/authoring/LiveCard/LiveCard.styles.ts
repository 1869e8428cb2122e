import styled from '../../../theme/styled.ts';

export const LiveCardRoot = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-10);
  max-inline-size: 380px;
  min-inline-size: 0;
`;

export const Label = styled.figcaption`
  font-size: var(--kl-fs-14);
  font-weight: 600;
`;
