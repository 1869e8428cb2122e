import styled from '@emotion/styled';

export const Sign = styled.span`
  > .lucide {
    fill: currentColor;
  }
`;
