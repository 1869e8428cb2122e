import styled from '@emotion/styled';

export const Warning = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
`;
