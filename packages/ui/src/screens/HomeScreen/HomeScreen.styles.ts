import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const HomeRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-7);
  padding-block: var(--s-4) var(--s-8);

  ${media.compact} {
    padding-block-start: var(--s-5);
  }
`;

export const BannerPlace = styled.div`
  display: grid;
  block-size: 430px;
  border-radius: var(--r-3);
  overflow: clip;

  ${media.compact} {
    block-size: 372px;
  }
  ${media.wide} {
    block-size: 408px;
  }
`;

/** A page that has one thing to say. */
export const Whole = styled.div`
  align-self: center;
  padding-block: var(--s-7);
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: 20px;
  color: var(--gold);
`;
