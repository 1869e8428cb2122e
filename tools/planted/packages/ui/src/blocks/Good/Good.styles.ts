import styled from '../../theme/styled.ts';

export const Box = styled.div`
  margin-inline-start: var(--kl-size-16);
  max-inline-size: 340px;
  inset-inline: 0;
`;
