import styled from '../../../theme/styled.ts';
import { plainList } from '../../../theme/elements.ts';

export const FindingList = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--kl-size-6);
`;

export const FindingLine = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-16) minmax(0, 1fr);
  gap: var(--kl-size-6);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;

  > svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
    margin-block-start: 0.2em;
  }
  &[data-severity='error'] > svg {
    color: var(--kl-danger-text);
  }
  &[data-severity='warning'] > svg {
    color: var(--kl-warning-text);
  }
  &[data-severity='hint'] > svg {
    color: var(--kl-info-text);
  }
`;

export const AddPart = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-8);

  > div {
    inline-size: 100%;
  }
`;

export const FoldFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
`;

export const ReachLine = styled.p`
  grid-column: 2;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;

  &[data-reach='none'] {
    color: var(--kl-warning-text);
  }
`;
