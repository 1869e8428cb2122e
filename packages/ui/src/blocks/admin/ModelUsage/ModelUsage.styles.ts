import styled from '../../../theme/styled.ts';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
`;

export const Lead = styled.p`
  max-inline-size: 62em;
  color: var(--kl-text-soft);
  text-wrap: pretty;
`;

export const Name = styled.span`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-2);
  overflow-wrap: anywhere;
`;

export const Quiet = styled.small`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-weight: 400;
`;
