import styled from '../../../theme/styled.ts';

/** Its switches stand where they would without it. */
export const FormRoot = styled.form`
  display: contents;
`;
