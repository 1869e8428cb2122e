import styled from '../theme/styled.ts';

export const Share = styled.div`
  inline-size: var(--share);
`;
