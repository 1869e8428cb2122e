import styled from '@emotion/styled';

export const Name = styled.span`
  font: 600 var(--kl-fs-17) / var(--kl-lh-title) var(--kl-font-title);
  overflow-wrap: anywhere;
`;
