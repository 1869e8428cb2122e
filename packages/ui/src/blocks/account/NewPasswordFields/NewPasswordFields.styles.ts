import styled from '../../../theme/styled.ts';

/** The same gap as between the fields of a form. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
`;
