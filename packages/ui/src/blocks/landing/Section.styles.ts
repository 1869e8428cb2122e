import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { noFocusRing } from '../../theme/attention.ts';
import { plainHeading } from '../../theme/elements.ts';

/**
 * A section, at least as high as the window, and on a phone with its browser's bars no higher, because one swipe
 * leads to the next. Its margins are the places of the header and of the dots. It takes focus when a link leads to it.
 */
export const SectionRoot = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-block-size: 100dvh;
  padding: var(--kl-size-64) var(--kl-size-24) var(--kl-size-16);
  overflow-x: clip;

  &:focus {
    ${noFocusRing}
  }
  &[data-ground='dawn'] {
    background: radial-gradient(
      ellipse 70% 80% at 72% 52%,
      var(--kl-dawn) 0%,
      var(--kl-bg) 58%,
      var(--kl-bg-deep) 100%
    );
  }
  &[data-ground='dawn']:dir(rtl) {
    background: radial-gradient(
      ellipse 70% 80% at 28% 52%,
      var(--kl-dawn) 0%,
      var(--kl-bg) 58%,
      var(--kl-bg-deep) 100%
    );
  }
  &[data-ground='deep'] {
    background: var(--kl-bg-deep);
  }

  ${media.compact} {
    padding: var(--kl-size-96) var(--kl-size-72) var(--kl-size-20);
  }
`;

/** Limits content to the width of the page. */
export const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 1248px;
  margin-inline: auto;
`;

export const SectionTitle = styled.h2`
  ${plainHeading}
  margin-block-end: var(--kl-size-6);
  font-size: clamp(var(--kl-fs-26), 4.2dvh, var(--kl-fs-34));

  ${media.compact} {
    margin-block-end: var(--kl-size-10);
    font-size: var(--kl-fs-34);
  }
  ${media.desktop} {
    font-size: var(--kl-fs-section);
  }
`;

export const Lead = styled.p`
  max-inline-size: 40em;
  color: var(--kl-text-soft);
  font: 400 clamp(var(--kl-fs-16), 2.2dvh, var(--kl-fs-17)) / 1.45 var(--kl-font-tale);
  text-wrap: pretty;

  &:not(:lang(en)) {
    line-height: var(--kl-lh-ui);
  }
  ${media.compact} {
    font-size: var(--kl-fs-19);
    line-height: 1.55;

    &:not(:lang(en)) {
      line-height: var(--kl-lh-tale);
    }
  }
`;
