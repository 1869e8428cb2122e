import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const BenefitsRoot = styled.section`
  display: grid;
  gap: 28px;
`;

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: 14px;
  font-size: var(--fs-24);

  > svg {
    flex: none;
    margin-block-end: 4px;
    color: var(--gold);
  }
  ${media.compact} {
    font-size: var(--fs-28);
  }
`;

export const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr));
  gap: 24px 48px;
  margin: 0;
  padding: 0;
  list-style: '';

  ${media.compact} {
    row-gap: 34px;
  }
`;

export const Benefit = styled.li`
  display: grid;
  grid-template-columns: 38px minmax(0, 1fr);
  align-content: start;
  gap: 4px 14px;

  > .lucide {
    grid-row: span 2;
    inline-size: 28px;
    block-size: 28px;
    stroke-width: 1.5;
    color: var(--gold-text);
  }
  > h3 {
    font-size: var(--fs-21);
  }
  > p {
    color: var(--text-soft);
    font-size: var(--fs-16);
    text-wrap: pretty;
  }
`;
