import styled from '../../../theme/styled.ts';

export const Warning = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-16);
`;

/** Aligned with the label of the checkbox above. */
export const StoriesOption = styled.div`
  > p {
    padding-inline-start: var(--kl-size-32);
  }
`;
