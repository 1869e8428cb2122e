import { keyframes } from '@emotion/react';
import styled from '../../../../theme/styled.ts';
import { media } from '../../../../theme/media.ts';

/** An entry. Its icon is in the gutter if there is one, otherwise before the text. */
export const Entry = styled.div`
  position: relative;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-historical] {
    color: var(--kl-text-dim);
  }
  /* Limits repaints to the entry whose text arrives. Not on an entry in use, whose tools must overlap the next one. */
  &:not([data-reached]) {
    isolation: isolate;
  }
  /* The browser scrolls vertically; horizontal swipes are ours. */
  &[data-swiped] {
    touch-action: pan-y pinch-zoom;
  }
`;

export const Gutter = styled.span`
  display: inline-block;
  margin-inline-end: var(--kl-size-8);
  vertical-align: calc(-1 * var(--kl-size-4));
  color: var(--kl-gold-text);

  svg {
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
  }
  &[data-quiet],
  [data-historical] > & {
    color: var(--kl-text-mute);
  }
  &[data-directional]:dir(rtl) svg {
    transform: scaleX(-1);
  }

  ${media.compact} {
    position: absolute;
    inset-block-start: var(--kl-size-4);
    inset-inline-start: calc(-1 * var(--kl-gutter-width));
    margin: 0;
  }
`;

export const Tale = styled.p`
  font-family: var(--kl-font-tale);
  font-size: calc(var(--kl-fs-18) * var(--kl-tale-scale, 1));
  line-height: var(--kl-lh-tale);
  white-space: pre-line;

  /* The sentence that is being read aloud. */
  &::highlight(kl-reading),
  & *::highlight(kl-reading) {
    background: var(--kl-gold);
    color: var(--kl-on-gold);
  }

  ${media.compact} {
    font-size: calc(var(--kl-fs-20) * var(--kl-tale-scale, 1));
  }

  /* The line under the newest text, once for all of it. */
  &[data-ruled] {
    padding-block-end: var(--kl-size-14);
    border-block-end: var(--kl-hairline) solid var(--kl-line);
  }
  &:lang(ta) {
    font-size: calc(var(--kl-fs-16) * 1.06 * var(--kl-tale-scale, 1));
    hyphens: none;
  }
  /* Nastaliq has no italics. */
  &:lang(ur) em {
    font-style: normal;
    font-weight: 600;
  }
`;

export const NarrativeBody = styled.div`
  position: relative;
`;

/** The dot in the margin of a new turn. No fade: it would delay painting the player's own line. */
export const NewMark = styled.span`
  position: absolute;
  inset-block-start: calc(0.5em * var(--kl-lh-tale) - var(--kl-size-2));
  inset-inline-start: calc(-1 * var(--kl-size-16));
  inline-size: var(--kl-size-6);
  block-size: var(--kl-size-6);
  border-radius: 50%;
  background: var(--kl-gold);
  font-size: calc(var(--kl-fs-18) * var(--kl-tale-scale, 1));
  opacity: 0;

  [data-new] & {
    opacity: 1;
  }
  ${media.compact} {
    inset-inline-start: calc(-1 * var(--kl-size-26));
    font-size: calc(var(--kl-fs-20) * var(--kl-tale-scale, 1));
  }
`;

export const Meta = styled.p`
  display: inline;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
  font-variant-numeric: tabular-nums;

  ${media.compact} {
    display: block;
  }
`;

/** Nearer to what it belongs to than an entry of another turn. */
export const SheetLine = styled(Entry)`
  margin-block-start: calc(-1 * var(--kl-size-8));
`;

export const UserAction = styled.p`
  display: inline;
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-17);
  line-height: calc(var(--kl-lh-tale) * 0.93);

  [data-historical] > & {
    color: inherit;
  }
  ${media.compact} {
    display: block;
  }
`;

export const You = styled.b`
  font-size: var(--kl-fs-14);
  font-weight: 600;
`;

export const OwnWords = styled.q`
  font-family: var(--kl-font-tale);
  font-style: italic;
  quotes: none;

  &:lang(ur) {
    font-style: normal;
  }
`;

export const Selected = styled.p`
  display: inline;
  color: var(--kl-peacock-text);

  [data-historical] > & {
    color: inherit;
  }
  ${media.compact} {
    display: block;
  }
`;

export const Separator = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-14);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: var(--kl-size-8);
    background: radial-gradient(circle, var(--kl-line-strong) 1.2px, transparent 1.5px) 0 50% / 12px 8px
      repeat-x;
  }
`;

const arrive = keyframes`
  from { opacity: 0; }
`;

export const Figure = styled.figure`
  max-inline-size: 480px;
  margin: var(--kl-size-8) auto 0;
  padding-inline: var(--kl-size-8);
`;

/** A thin double gold line. Reserves the space of a loading picture. */
export const PictureFrame = styled.div`
  display: grid;
  aspect-ratio: 16 / 9;
  border-radius: var(--kl-radius-4);
  background: var(--kl-bg-deep);
  box-shadow:
    0 0 0 var(--kl-hairline) var(--kl-gold),
    0 0 0 var(--kl-size-6) var(--kl-bg-deep),
    0 0 0 var(--kl-size-8) var(--kl-gold);
  color: var(--kl-gold);
  overflow: clip;
  overflow-clip-margin: 7px;

  > img {
    border-radius: var(--kl-radius-4);
    animation: ${arrive} var(--kl-t-3);
  }
`;

export const PictureMissing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--kl-size-8);
  padding: var(--kl-size-16);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
  text-align: center;
`;

export const Caption = styled.figcaption`
  margin-block-start: var(--kl-size-18);
  color: var(--kl-text-mute);
  font: italic 400 var(--kl-fs-15) / var(--kl-lh-ui) var(--kl-font-tale);
  text-align: center;

  &:lang(ur) {
    font-style: normal;
  }
`;

/** A new note has a stronger border to attract attention. */
export const NoteFrame = styled.div`
  border-radius: var(--kl-radius-8);
  transition: box-shadow var(--kl-t-4);

  &[data-new] {
    box-shadow: 0 0 0 var(--kl-hairline) var(--kl-danger-line);
  }
`;

export const Completion = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--kl-size-14);
  padding-block: var(--kl-size-18) var(--kl-size-6);
  color: var(--kl-gold);
  text-align: center;
`;

export const Ending = styled.p`
  color: var(--kl-text);
  font: 600 var(--kl-fs-24) / var(--kl-lh-title) var(--kl-font-title);
  text-wrap: balance;
`;
