import styled from '@emotion/styled';

export const Side = styled.div`
  position: absolute;
  left: 0;
`;
