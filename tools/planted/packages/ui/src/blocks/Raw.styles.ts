import styled from '../theme/styled.ts';

export const Box = styled.div`
  padding: 13px;
  font-size: 1.1rem;
  z-index: 3;

  @media (min-width: 700px) {
    border-radius: 5px;
  }
  [data-theme='palm-leaf'] & {
    inline-size: 340px;
  }
`;
