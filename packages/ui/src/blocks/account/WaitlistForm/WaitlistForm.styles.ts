import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const WaitlistRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  inline-size: 100%;
  max-inline-size: 480px;
`;

export const Offer = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 12px 16px;
  border-inline-start: 3px solid var(--gold);
  border-radius: var(--r-2);
  background: var(--gold-soft);
  color: var(--gold-text);
  font-weight: 600;

  .lucide {
    margin-block-start: calc((1lh - 1.25em) / 2);
  }
`;

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 18px 16px;
  border-radius: var(--r-3);
  background: var(--surface-1);

  ${media.compact} {
    padding: 24px;
  }
  > .lucide {
    inline-size: 46px;
    block-size: 46px;
    stroke-width: 1.4;
    color: var(--success-text);
  }
`;

export const Thanks = styled.h2`
  inline-size: fit-content;
  border-radius: var(--r-1);
  font-size: var(--fs-24);
`;
