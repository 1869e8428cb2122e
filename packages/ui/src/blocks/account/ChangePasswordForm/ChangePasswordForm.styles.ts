import styled from '@emotion/styled';

/** No wider than a password needs. */
export const Narrow = styled.div`
  display: grid;
  gap: 16px;
  max-inline-size: 374px;
`;

export const Done = styled.div`
  border-radius: var(--r-2);
`;
