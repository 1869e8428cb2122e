import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const ProgressRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-5);
  padding-block: 20px var(--s-7);

  ${media.compact} {
    padding-block: 36px var(--s-8);
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);

  .lucide:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Title = styled.h1`
  padding-block-start: 0.1em;
  font-size: var(--fs-30);

  ${media.compact} {
    font-size: 2.75rem;
  }
`;

/** Two columns where there is room, each as long as what it holds. */
export const Account = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--s-5);

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
