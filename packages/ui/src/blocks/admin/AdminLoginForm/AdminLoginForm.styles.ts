import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  inline-size: 100%;
  max-inline-size: 440px;
  padding: var(--s-5) 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface-1);
  box-shadow: var(--shadow-3);

  ${media.compact} {
    padding: 34px 38px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
`;

export const Title = styled.h1`
  margin-block: var(--s-2);
  font-size: var(--fs-28);
`;
