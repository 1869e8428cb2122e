import styled from '../../../theme/styled.ts';
import { plainButton } from '../../../theme/elements.ts';

export const Body = styled.div`
  display: grid;
  gap: var(--kl-size-12);
`;

export const Faults = styled.ul`
  display: grid;
  gap: var(--kl-size-8);
  max-block-size: 260px;
  margin: var(--kl-size-6) 0 0;
  padding: 0;
  overflow: auto;
  list-style: '';
  overflow-wrap: anywhere;
`;

export const FaultButton = styled.button`
  ${plainButton}
  min-block-size: var(--kl-size-24);
  font-weight: 600;
  text-decoration: underline;
`;
