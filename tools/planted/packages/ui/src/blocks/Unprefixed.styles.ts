import styled from '@emotion/styled';

export const Share = styled.div`
  inline-size: var(--share);
`;
