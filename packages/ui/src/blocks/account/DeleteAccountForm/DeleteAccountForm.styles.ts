import styled from '@emotion/styled';

export const Warning = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
`;

/** In line with the words of the checkbox above it. */
export const Fate = styled.div`
  > p {
    padding-inline-start: 32px;
  }
`;
