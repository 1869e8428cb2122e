import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

/** As high as the window, or higher if its content needs it. It takes focus when a link leads to it. */
export const SectionRoot = styled.section`
  --dawn: color-mix(in srgb, color-mix(in srgb, var(--neel), var(--jamun)) 30%, var(--bg));
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-block-size: 100dvh;
  padding: 76px 20px 60px;
  overflow-x: clip;

  &:focus {
    outline: none;
    box-shadow: none;
  }
  [data-theme='palm-leaf'] & {
    --dawn: var(--surface-1);
  }
  &[data-ground='dawn'] {
    background: radial-gradient(
      ellipse 70% 80% at 72% 52%,
      var(--dawn) 0%,
      var(--bg) 58%,
      var(--bg-deep) 100%
    );
  }
  &[data-ground='dawn']:dir(rtl) {
    background: radial-gradient(
      ellipse 70% 80% at 28% 52%,
      var(--dawn) 0%,
      var(--bg) 58%,
      var(--bg-deep) 100%
    );
  }
  &[data-ground='deep'] {
    background: var(--bg-deep);
  }

  ${media.compact} {
    padding: 90px 72px 20px;
  }
`;

/** The width of the page. */
export const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 1248px;
  margin-inline: auto;
`;

export const SectionTitle = styled.h2`
  margin-block-end: 10px;
  font-size: 2.125rem;

  ${media.desktop} {
    font-size: clamp(2.5rem, 4vw, 3.4rem);
  }
`;

export const Lead = styled.p`
  max-inline-size: 40em;
  color: var(--text-soft);
  font: 400 1.0625rem / 1.55 var(--font-tale);
  text-wrap: pretty;

  ${media.compact} {
    font-size: 1.1875rem;
  }
  &:not(:lang(en)) {
    line-height: var(--lh-tale);
  }
`;
