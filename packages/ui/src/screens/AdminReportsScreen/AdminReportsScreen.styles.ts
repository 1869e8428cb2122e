import { plainList } from '../../theme/elements.ts';
import styled from '../../theme/styled.ts';

export const Queue = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
  max-inline-size: 1000px;
  ${plainList}
`;

export const Place = styled.li`
  display: grid;
  gap: var(--kl-size-12);
  padding: var(--kl-size-20) var(--kl-size-22);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-1);
`;
