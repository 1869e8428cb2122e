import styled from '../../../theme/styled.ts';

export const Name = styled.span`
  font: 600 var(--kl-fs-17) / var(--kl-lh-title) var(--kl-font-title);
  overflow-wrap: anywhere;
`;
