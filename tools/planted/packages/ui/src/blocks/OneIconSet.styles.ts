import styled from '../theme/styled.ts';

export const Sign = styled.span`
  > .lucide {
    fill: currentColor;
  }
`;
