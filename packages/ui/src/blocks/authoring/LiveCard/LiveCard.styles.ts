import styled from '@emotion/styled';

export const LiveCardRoot = styled.figure`
  display: grid;
  gap: 10px;
  max-inline-size: 380px;
  min-inline-size: 0;
`;

export const Label = styled.figcaption`
  font-size: var(--fs-14);
  font-weight: 600;
`;
