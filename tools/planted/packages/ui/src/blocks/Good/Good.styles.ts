import styled from '@emotion/styled';

export const Box = styled.div`
  margin-inline-start: 1rem;
  inset-inline: 0;
`;
