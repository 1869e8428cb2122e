import styled from '../../../theme/styled.ts';

/** The form, which does not affect the layout of its switches. */
export const FormRoot = styled.form`
  display: contents;
`;
