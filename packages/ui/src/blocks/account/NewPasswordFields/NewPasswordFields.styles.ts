import styled from '../../../theme/styled.ts';

/** Spaced like the fields of a form. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
`;
