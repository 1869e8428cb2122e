import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const BannerRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-inline-size: 0;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 272px;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: 20px;
  }
`;

/** All slides lie in one cell, so that the highest of them decides and nothing jumps. */
export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(430px, auto) / minmax(0, 1fr);
  border-radius: var(--r-3);
  overflow: clip;
  touch-action: pan-y pinch-zoom;

  ${media.compact} {
    grid-template-rows: minmax(372px, auto);
  }
  ${media.wide} {
    grid-template-rows: minmax(408px, auto);
  }
`;

/** The slides alone: what changes here is said aloud, and no button beside them is. */
export const Slides = styled.div`
  display: contents;
`;

/** Words lie on solid ground, and never on the picture. */
export const SlideRoot = styled.div`
  position: relative;
  grid-area: 1 / 1;
  display: grid;
  align-content: end;
  background: var(--bg-deep);
  color: var(--text);
  opacity: 0;
  visibility: hidden;
  transition:
    opacity var(--t-3) var(--ease-in-out),
    visibility var(--t-3);

  &[data-shown='true'] {
    z-index: 1;
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
  block-size: max(212px, 49%);

  img {
    object-position: 52% 50%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 -1px;
    background: linear-gradient(
      0deg,
      var(--bg-deep) 0%,
      color-mix(in srgb, var(--bg-deep) 55%, transparent) 22%,
      transparent 46%
    );
  }
  ${media.compact} {
    inset-block: 0;
    inset-inline: 18% 0;
    block-size: auto;

    &::after {
      inset: 0;
      background: linear-gradient(
        90deg,
        var(--bg-deep) 0%,
        color-mix(in srgb, var(--bg-deep) 94%, transparent) 24%,
        color-mix(in srgb, var(--bg-deep) 58%, transparent) 44%,
        transparent 68%
      );
    }
    &:dir(rtl)::after {
      scale: -1 1;
    }
  }
`;

export const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: 10px;
  min-inline-size: 0;
  padding: 168px 20px 66px;
  overflow-wrap: anywhere;

  ${media.compact} {
    gap: 14px;
    max-inline-size: 420px;
    padding: var(--s-6) var(--s-6) 60px;
  }
  ${media.desktop} {
    padding-block-end: var(--s-6);
  }
  ${media.wide} {
    max-inline-size: 500px;
    padding-inline: 48px;
  }
`;

export const Title = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-size: 2.125rem;
  line-height: calc(var(--lh-title) * 0.94);
  padding-block-start: 0.06em;

  ${media.compact} {
    font-size: var(--fs-38);
  }
  ${media.wide} {
    font-size: var(--fs-48);
  }

  /* On a page that reads from right to left, a title that does not lines up with what stands around it. */
  [dir='rtl'] &[dir='ltr'] {
    text-align: end;
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  margin-block-end: 6px;
  color: var(--text-soft);
  font: 400 1.0625rem / calc(var(--lh-tale) * 0.9) var(--font-tale);
  text-wrap: pretty;

  ${media.wide} {
    font-size: var(--fs-18);
  }

  [dir='rtl'] &[dir='ltr'] {
    text-align: end;
  }
`;

/** First in the order of focus, last to the eye. */
export const PausePlace = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-end: 8px;
  inset-inline-end: 12px;

  > button {
    background: var(--glass);
    color: var(--text);
  }
  ${media.compact} {
    inset-block-end: 14px;
    inset-inline-end: 16px;
  }
`;

export const Dots = styled.ul`
  position: absolute;
  z-index: 2;
  inset-block-end: 10px;
  inset-inline: 56px;
  display: flex;
  justify-content: center;
  margin: 0;
  padding: 0;
  list-style: '';

  ${media.desktop} {
    display: none;
  }
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 32px;
  border-radius: var(--r-1);

  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: var(--r-1);
    background: var(--text);
    opacity: 0.6;
    transition:
      inline-size var(--t-2) var(--ease-out),
      background var(--t-2),
      opacity var(--t-2);
  }
  &[aria-current]::before {
    inline-size: 22px;
    background: var(--gold);
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  ${media.touch} {
    inline-size: var(--ctl);
    block-size: var(--ctl);
  }
`;
