import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';

export const WaitlistRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-44);
  padding-block: var(--kl-size-24) var(--kl-size-64);

  ${media.desktop} {
    gap: var(--kl-size-64);
    padding-block: var(--kl-size-56) var(--kl-size-64);
  }
`;

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-26);
  align-items: center;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.9fr);
    gap: var(--kl-size-40);
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-18);
  justify-items: start;
`;

export const Title = styled.h1`
  ${plainHeading}
  max-inline-size: 9.5em;
  font-size: var(--kl-fs-38);
  line-height: calc(var(--kl-lh-title) * 0.92);

  ${media.desktop} {
    font-size: var(--kl-fs-56);
  }
`;

export const Lead = styled.p`
  max-inline-size: 38em;
  margin-block-end: var(--kl-size-6);
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-17) / 1.6 var(--kl-font-tale);
  text-wrap: pretty;

  ${media.desktop} {
    font-size: var(--kl-fs-19);
  }
  &:lang(ur) {
    line-height: var(--kl-lh-tale);
  }
`;

/** In a small window only the top of the arch is shown, above the page. */
export const Figure = styled.figure`
  position: relative;
  order: -1;
  max-block-size: 168px;
  border-block-end: var(--kl-edge-2) solid var(--kl-gold);
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
