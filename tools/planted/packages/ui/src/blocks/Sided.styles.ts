import styled from '../theme/styled.ts';

export const Side = styled.div`
  position: absolute;
  left: 0;
`;
