import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const WaitlistRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 44px;
  padding-block: var(--s-5) var(--s-8);

  ${media.desktop} {
    gap: var(--s-8);
    padding-block: 56px var(--s-8);
  }
`;

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;
  align-items: center;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.9fr);
    gap: 40px;
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  justify-items: start;
`;

export const Title = styled.h1`
  max-inline-size: 9.5em;
  font-size: var(--fs-38);
  line-height: calc(var(--lh-title) * 0.92);

  ${media.desktop} {
    font-size: 3.5rem;
  }
`;

export const Lead = styled.p`
  max-inline-size: 38em;
  margin-block-end: 6px;
  color: var(--text-soft);
  font: 400 1.0625rem / 1.6 var(--font-tale);
  text-wrap: pretty;

  ${media.desktop} {
    font-size: 1.1875rem;
  }
  &:lang(ur) {
    line-height: var(--lh-tale);
  }
`;

/** On a small window the crown of the arch is the lintel over the page. */
export const Figure = styled.figure`
  position: relative;
  order: -1;
  max-block-size: 168px;
  border-block-end: 2px solid var(--gold);
  overflow: hidden;

  > div {
    max-inline-size: 480px;
    margin-inline: auto;
  }
  ${media.desktop} {
    order: 0;
    max-block-size: none;
    border: 0;
    overflow: visible;

    > div {
      max-inline-size: 560px;
      margin-inline: auto 0;
    }
  }
`;
