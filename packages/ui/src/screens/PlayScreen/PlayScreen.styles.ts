import styled from '../../theme/styled.ts';
import { finerMedia } from '../../theme/finerMedia.ts';
import { media } from '../../theme/media.ts';
import { storyFaces } from '../../theme/storyFaces.ts';

/**
 * The visual viewport: the keyboard of a phone covers neither the input nor the newest text. A very low
 * viewport scrolls, so that nothing is cut off.
 */
export const PlayRoot = styled.div`
  ${storyFaces}
  position: fixed;
  inset: var(--kl-hidden-above, 0) 0 var(--kl-hidden-below, 0);
  display: grid;
  grid-template: 'top top' auto 'panel middle' minmax(0, 1fr) 'panel foot' auto / 0 minmax(0, 1fr);
  background: var(--kl-bg);
  isolation: isolate;
  transition: grid-template-columns var(--kl-t-3) var(--kl-ease-out);

  &[data-text-only],
  &[data-text-only] *,
  &[data-text-only] *::before,
  &[data-text-only] *::after {
    animation: none;
    transition: none;
  }
  ${media.desktop} {
    &[data-has-panel] {
      grid-template-columns: 428px minmax(0, 1fr);
    }
  }
  ${finerMedia.veryShort} {
    grid-template-rows: auto minmax(200px, 1fr) auto;
    overflow: auto;
  }
`;

/** The darkened cover as the light of a room, without lines that run through words; without a cover a lattice. */
export const Ground = styled.div`
  position: fixed;
  z-index: var(--kl-z-behind);
  inset: 0;
  overflow: hidden;

  > img {
    filter: blur(var(--kl-size-26)) brightness(var(--kl-cover-light)) saturate(1.1);
    /* the blur is transparent at the edges */
    scale: 1.15;
  }
  &[data-has-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(ellipse at 50% 50%, var(--kl-veil-near), var(--kl-veil-far));
  }
`;

/** The cover as a band at the top of the first page, fading into the page. */
export const CoverBand = styled.div`
  block-size: clamp(var(--kl-size-72), 14dvh, calc(2 * var(--kl-size-72)));
  margin-block: calc(-1 * var(--kl-size-18)) var(--kl-size-4);
  margin-inline: calc(-1 * var(--kl-size-26));
  mask-image: linear-gradient(black 45%, transparent);

  > img {
    object-position: 50% 35%;
  }
  ${media.compact} {
    margin-block-start: calc(-1 * var(--kl-size-32));
    margin-inline: calc(-1 * var(--kl-size-96));
  }
  ${finerMedia.smallTablet} {
    margin-inline: calc(-1 * var(--kl-size-72)) calc(-1 * var(--kl-size-48));
  }
`;

export const Lattice = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  color: var(--kl-jali-ink);
  mask-image: radial-gradient(ellipse at 50% 50%, transparent 45%, black 90%);
`;

export const Top = styled.div`
  grid-area: top;
  min-inline-size: 0;
`;

export const PanelPlace = styled.div`
  grid-area: panel;
  display: none;
  min-block-size: 0;
  padding-block-end: var(--kl-size-16);
  padding-inline-start: var(--kl-size-24);

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
  padding-inline: var(--kl-size-8);

  ${media.compact} {
    padding-inline: var(--kl-size-24);
  }
`;

/**
 * The log shrinks for the choices, and the choices never push the commands off the screen. On a phone the log
 * has at least nearly three quarters of the column, in a low window nearly half of the window; if the choices
 * then do not fit, the column scrolls.
 */
export const Column = styled.div`
  display: grid;
  grid-template-rows: minmax(120px, 1fr);
  grid-auto-rows: auto;
  gap: var(--kl-size-6);
  min-block-size: 0;
  overflow: hidden auto;
  scrollbar-width: none;
  /* Room for the focus rings of the choices. */
  margin-inline: calc(-1 * var(--kl-size-8));
  padding-inline: var(--kl-size-8);
  padding-block-end: var(--kl-size-6);
  margin-block-end: calc(-1 * var(--kl-size-6));

  ${media.compact} {
    gap: var(--kl-size-10);
  }
  ${finerMedia.small} {
    grid-template-rows: minmax(max(120px, 74.2%), 1fr);
  }
  /* After the end the log may be lower than its place: the buttons follow it. */
  &[data-over] {
    grid-template-rows: minmax(120px, auto);
    align-content: start;
  }
  ${finerMedia.low} {
    --kl-seen: calc(100dvh - var(--kl-hidden-above, 0px) - var(--kl-hidden-below, 0px));
    grid-template-rows: minmax(max(120px, calc(var(--kl-seen) * 0.46)), 1fr);
    gap: var(--kl-size-8);
  }
`;

/** Stands in for the log while it is loading. An `output` is a live region: screen readers announce it. */
export const LogToCome = styled.output`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--kl-size-40);
  color: var(--kl-text);
  font: 600 var(--kl-fs-24) / var(--kl-lh-title) var(--kl-font-title);
  text-align: center;

  > svg {
    block-size: auto;
    color: var(--kl-gold);
  }
  ${finerMedia.withoutScripts} {
    visibility: hidden;
  }
`;

/** The last page of a tale scrolls as a whole. */
export const LastPage = styled.div`
  min-block-size: 0;
  overflow: hidden auto;
  /* Room for focus rings. */
  margin-inline: calc(-1 * var(--kl-size-8));
  padding: var(--kl-size-8) var(--kl-size-8) max(var(--kl-size-24), env(safe-area-inset-bottom));
`;

export const Foot = styled.section`
  grid-area: foot;
  display: grid;
  grid-template-columns: minmax(0, 820px);
  justify-content: center;
  padding: var(--kl-size-6) var(--kl-size-8) max(var(--kl-size-8), env(safe-area-inset-bottom));

  ${media.compact} {
    padding: var(--kl-size-12) var(--kl-size-24) var(--kl-size-16);
  }
  ${finerMedia.low} {
    padding-block: var(--kl-size-6) max(var(--kl-size-8), env(safe-area-inset-bottom));
  }
`;

/** Shown in place of a session after an error, with a link back. */
export const Problem = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 560px);
  place-content: center;
  gap: var(--kl-size-24);
  padding: var(--kl-size-24) var(--kl-gutter);
  overflow: auto;
  background: var(--kl-bg-deep);

  > div {
    inline-size: 100%;
  }
  > button {
    justify-self: center;
  }
  svg[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** The unsent text of a deleted session, to be copied. */
export const UnsentText = styled.figure`
  display: grid;
  gap: var(--kl-size-6);
  margin: 0;
  padding: var(--kl-size-14) var(--kl-size-18);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-2);
  color: var(--kl-text);

  > figcaption {
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
  > blockquote {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
