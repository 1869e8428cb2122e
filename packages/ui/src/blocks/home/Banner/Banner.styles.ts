import styled from '../../../theme/styled.ts';
import { cutWithPage } from '../../../theme/alignment.ts';
import { media } from '../../../theme/media.ts';
import { focusRingInside } from '../../../theme/attention.ts';
import { plainButton, plainHeading, plainList } from '../../../theme/elements.ts';

export const BannerRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
  min-inline-size: 0;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 272px;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: var(--kl-size-20);
  }
`;

/** All slides share one grid cell, so that the tallest one sets the height and nothing jumps. */
export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(430px, auto) / minmax(0, 1fr);
  border-radius: var(--kl-radius-14);
  overflow: clip;
  touch-action: pan-y pinch-zoom;

  ${media.compact} {
    grid-template-rows: minmax(372px, auto);
  }
  ${media.wide} {
    grid-template-rows: minmax(408px, auto);
  }
`;

/** The live region, which contains the slides but not the buttons beside them. */
export const Slides = styled.div`
  display: contents;
`;

/** A slide. Its text has a solid background and is never over the picture. */
export const SlideRoot = styled.div`
  position: relative;
  grid-area: 1 / 1;
  display: grid;
  align-content: end;
  background: var(--kl-bg-deep);
  color: var(--kl-text);
  opacity: 0;
  visibility: hidden;
  transition:
    opacity var(--kl-t-3) var(--kl-ease-in-out),
    visibility var(--kl-t-3);

  &[data-shown='true'] {
    z-index: var(--kl-z-above);
    opacity: 1;
    visibility: visible;
  }
  ${media.compact} {
    align-content: center;
  }
`;

export const Picture = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  /* Ends above the title, however long that is. */
  block-size: 212px;

  img {
    object-position: 52% 50%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 calc(-1 * var(--kl-hairline));
    background: linear-gradient(
      0deg,
      var(--kl-bg-deep) 0%,
      color-mix(in srgb, var(--kl-bg-deep) 55%, transparent) 22%,
      transparent 46%
    );
  }
  ${media.compact} {
    inset-block: 0;
    inset-inline: 18% 0;
    block-size: auto;

    /* The text has a fixed width: the picture takes the rest of the slide. */
    &::after {
      --kl-words-end: calc(var(--kl-size-32) + 420px - 22%);
      inset: 0;
      background: linear-gradient(
        90deg,
        var(--kl-bg-deep) 0%,
        color-mix(in srgb, var(--kl-bg-deep) 92%, transparent) calc(0.5 * var(--kl-words-end)),
        color-mix(in srgb, var(--kl-bg-deep) 72%, transparent) var(--kl-words-end),
        transparent calc(var(--kl-words-end) + 28%)
      );
    }
    &:dir(rtl)::after {
      scale: -1 1;
    }
  }
  ${media.wide} {
    &::after {
      background: linear-gradient(
        90deg,
        var(--kl-bg-deep) 0%,
        color-mix(in srgb, var(--kl-bg-deep) 94%, transparent) 24%,
        color-mix(in srgb, var(--kl-bg-deep) 58%, transparent) 44%,
        transparent 68%
      );
    }
  }
`;

/** The form of the button that starts a game; it does not affect the layout. */
export const PlayForm = styled.form`
  display: contents;
`;

export const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--kl-size-10);
  min-inline-size: 0;
  --kl-picture-height: 168px;
  padding: var(--kl-picture-height) var(--kl-size-20) var(--kl-size-64);
  overflow-wrap: anywhere;

  /* Only pictures cross-fade: two titles in one place cannot be read. */
  [data-shown='false'] > & {
    visibility: hidden;
  }

  ${media.compact} {
    gap: var(--kl-size-14);
    max-inline-size: 420px;
    padding: var(--kl-size-32) var(--kl-size-32) var(--kl-size-64);
  }
  ${media.desktop} {
    padding-block-end: var(--kl-size-32);
  }
  ${media.wide} {
    max-inline-size: 500px;
    padding-inline: var(--kl-size-48);
  }
`;

export const Title = styled.h2`
  ${plainHeading}
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  clip-path: inset(0 0 var(--kl-clamp-trim));
  font-size: var(--kl-fs-34);
  line-height: calc(var(--kl-lh-title) * 0.94);
  padding-block-start: 0.06em;

  /* Without a badge above it, too, the title is below the picture. */
  &[data-first] {
    margin-block-start: var(--kl-size-36);
  }
  ${media.compact} {
    font-size: var(--kl-fs-38);

    &[data-first] {
      margin-block-start: 0;
    }
  }
  ${media.wide} {
    font-size: var(--kl-fs-48);
  }

  ${cutWithPage}
`;

export const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  margin-block-end: var(--kl-size-6);
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-17) / calc(var(--kl-lh-tale) * 0.9) var(--kl-font-tale);
  text-wrap: pretty;

  ${media.wide} {
    font-size: var(--kl-fs-18);
  }

  ${cutWithPage}
`;

/** The pause button, first in the focus order and last visually. */
export const PausePlace = styled.div`
  position: absolute;
  z-index: var(--kl-z-top);
  inset-block-end: var(--kl-size-8);
  inset-inline-end: var(--kl-size-12);

  > button {
    background: var(--kl-glass);
    color: var(--kl-text);
  }
  ${media.compact} {
    inset-block-end: var(--kl-size-14);
    inset-inline-end: var(--kl-size-16);
  }
  /* Nothing moves with reduced motion, which the server cannot know when rendering the button. */
  ${media.reducedMotion} {
    &[data-undecided] {
      display: none;
    }
  }
`;

export const Dots = styled.ul`
  position: absolute;
  z-index: var(--kl-z-top);
  inset-block-end: var(--kl-size-10);
  inset-inline: var(--kl-size-56);
  display: flex;
  justify-content: center;
  ${plainList}

  ${media.desktop} {
    display: none;
  }
`;

export const Dot = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-28);
  block-size: var(--kl-size-32);
  border-radius: var(--kl-radius-4);

  &::before {
    content: '';
    inline-size: var(--kl-size-8);
    block-size: var(--kl-size-8);
    /* Forced colours drop backgrounds, but not borders. */
    border: var(--kl-hairline) solid transparent;
    border-radius: var(--kl-radius-4);
    background: var(--kl-text);
    opacity: 0.6;
    transition:
      inline-size var(--kl-t-2) var(--kl-ease-out),
      background var(--kl-t-2),
      opacity var(--kl-t-2);
  }
  &[aria-current]::before {
    inline-size: var(--kl-size-22);
    background: var(--kl-gold);
    opacity: 1;
  }
  &:focus-visible {
    ${focusRingInside}
  }
  ${media.touch} {
    inline-size: var(--kl-ctl);
    block-size: var(--kl-ctl);
  }
`;
