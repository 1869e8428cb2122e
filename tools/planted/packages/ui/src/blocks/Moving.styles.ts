import styled from '../theme/styled.ts';

export const Bar = styled.div<{ width: number }>`
  inline-size: ${(props) => props.width}px;
`;
