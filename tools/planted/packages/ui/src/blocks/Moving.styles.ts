import styled from '@emotion/styled';

export const Bar = styled.div<{ width: number }>`
  inline-size: ${(props) => props.width}px;
`;
