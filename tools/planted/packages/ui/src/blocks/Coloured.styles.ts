import styled from '../theme/styled.ts';

export const Coloured = styled.div`
  color: #f5ead0;
  background: linear-gradient(white, transparent);
  border-color: CanvasText;
`;
