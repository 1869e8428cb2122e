import styled from '@emotion/styled';

export const Coloured = styled.div`
  color: #f5ead0;
  background: linear-gradient(white, transparent);
  border-color: CanvasText;
`;
