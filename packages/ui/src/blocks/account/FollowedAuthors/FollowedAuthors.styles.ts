import styled from '../../../theme/styled.ts';
import { plainList } from '../../../theme/elements.ts';

export const Authors = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--kl-size-12);
  margin-block-start: var(--kl-size-14);
`;

export const Followed = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--kl-size-12);
  overflow-wrap: anywhere;
`;

export const Letter = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-4);
  margin-block-start: var(--kl-size-20);

  > p {
    margin: 0;
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
`;
