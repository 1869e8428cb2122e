import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

/** The whole screen. Where it is very low, it scrolls rather than losing something. */
export const PlayRoot = styled.div`
  --veil-near: rgb(11 13 32 / 0.3);
  --veil-far: rgb(11 13 32 / 0.66);
  --cover-light: 0.58;
  position: fixed;
  inset: 0;
  display: grid;
  grid-template: 'top top' auto 'panel middle' minmax(0, 1fr) 'panel foot' auto / 0 minmax(0, 1fr);
  background: var(--bg);
  isolation: isolate;
  transition: grid-template-columns var(--t-3) var(--ease-out);

  [data-theme='palm-leaf'] & {
    --veil-near: rgb(60 36 14 / 0.3);
    --veil-far: rgb(46 28 12 / 0.72);
    --cover-light: 0.6;
  }
  ${media.desktop} {
    &[data-has-panel] {
      grid-template-columns: 428px minmax(0, 1fr);
    }
  }
  @media (max-height: 460px) {
    grid-template-rows: auto minmax(260px, 1fr) auto;
    overflow: auto;
  }
`;

/** The cover, darkened, or a lattice at the edges where there is none. */
export const Ground = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  overflow: hidden;

  > img {
    filter: brightness(var(--cover-light)) saturate(0.85);
  }
  &[data-has-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(ellipse at 50% 50%, var(--veil-near), var(--veil-far));
  }
`;

export const Lattice = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  color: var(--jali-ink);
  mask-image: radial-gradient(ellipse at 50% 50%, transparent 45%, black 90%);
`;

export const Top = styled.div`
  grid-area: top;
  min-inline-size: 0;
`;

export const SettingsPlace = styled.div`
  display: none;

  ${media.compact} {
    display: block;
  }
`;

/** The settings in their popover are as wide as the popover lets them. */
export const SettingsBody = styled.div`
  inline-size: min(388px, 80vw);
`;

export const PanelPlace = styled.div`
  grid-area: panel;
  display: none;
  min-block-size: 0;
  padding-block-end: 16px;
  padding-inline-start: 24px;

  ${media.desktop} {
    display: block;
  }
`;

export const Middle = styled.main`
  grid-area: middle;
  display: grid;
  grid-template-columns: minmax(0, 820px);
  justify-content: center;
  min-inline-size: 0;
  min-block-size: 0;
  padding-inline: 8px;

  ${media.compact} {
    padding-inline: 24px;
  }
`;

/** The log gives way to the choices, and the choices never push the commands off the screen. */
export const Column = styled.div`
  display: grid;
  grid-template-rows: minmax(120px, 1fr);
  grid-auto-rows: auto;
  gap: 8px;
  min-block-size: 0;
  overflow: hidden auto;
  scrollbar-width: none;
  /* Room for the focus rings of the choices. */
  margin-inline: -8px;
  padding-inline: 8px;
  padding-block-end: 6px;
  margin-block-end: -6px;

  ${media.compact} {
    gap: 10px;
  }
`;

export const Foot = styled.div`
  grid-area: foot;
  display: grid;
  grid-template-columns: minmax(0, 820px);
  justify-content: center;
  padding: 8px 8px max(12px, env(safe-area-inset-bottom));

  ${media.compact} {
    padding: 12px 24px 16px;
  }
`;

/** In place of the session: what happened, and the way back. */
export const Problem = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 560px);
  place-content: center;
  gap: var(--s-5);
  padding: var(--s-5) var(--gutter);
  overflow: auto;
  background: var(--bg-deep);

  > div {
    inline-size: 100%;
  }
  > button {
    justify-self: center;
  }
  .lucide-arrow-left:dir(rtl) {
    transform: scaleX(-1);
  }
`;
