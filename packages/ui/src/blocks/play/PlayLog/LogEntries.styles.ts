import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

/** One entry. Its icon stands in the gutter where there is one, and before the words on a phone. */
export const Entry = styled.div`
  position: relative;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-historical] {
    color: var(--text-dim);
  }
`;

export const Gutter = styled.span`
  display: inline-block;
  margin-inline-end: 8px;
  vertical-align: -3px;
  color: var(--gold-text);

  .lucide {
    inline-size: 18px;
    block-size: 18px;
  }
  &[data-quiet],
  [data-historical] > & {
    color: var(--text-mute);
  }
  &[data-directional]:dir(rtl) .lucide {
    transform: scaleX(-1);
  }

  ${media.compact} {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: calc(-1 * var(--gutter-width));
    margin: 0;
  }
`;

export const Tale = styled.p`
  font-family: var(--font-tale);
  font-size: calc(var(--fs-18) * var(--tale-scale, 1));
  line-height: var(--lh-tale);
  white-space: pre-line;

  ${media.compact} {
    font-size: calc(var(--fs-20) * var(--tale-scale, 1));
  }

  /* A ruled line under the newest text. Nastaliq hangs below its line, so it has none. */
  &[data-ruled]:not(:lang(ur)) {
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, var(--gold) 42%, transparent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.36em;
    text-decoration-skip-ink: auto;
  }
  &:lang(ta) {
    font-size: calc(var(--fs-16) * 1.06 * var(--tale-scale, 1));
    hyphens: none;
  }
`;

export const TaleBody = styled.div`
  position: relative;
`;

/** Lies in the margin rule, at the start of the leaf, and fades when the text is new no more. */
export const NewBar = styled.span`
  position: absolute;
  inset-block: 6px 4px;
  inset-inline-start: -21px;
  inline-size: 5px;
  background: var(--gold);
  opacity: 0;
  transition: opacity var(--t-4);

  [data-new] & {
    opacity: 1;
  }
  ${media.compact} {
    inset-inline-start: -58px;
  }
  @media (min-width: 641px) and (max-width: 760px) {
    inset-inline-start: -58px;
  }
`;

export const Meta = styled.p`
  display: inline;
  color: var(--text-mute);
  font-size: var(--fs-14);
  font-variant-numeric: tabular-nums;

  ${media.compact} {
    display: block;
  }
`;

export const UserAction = styled.p`
  display: inline;
  color: var(--gold-text);
  font-size: 1.0625rem;
  line-height: calc(var(--lh-tale) * 0.93);

  [data-historical] > & {
    color: inherit;
  }
  ${media.compact} {
    display: block;
  }
`;

export const You = styled.b`
  font-size: var(--fs-14);
  font-weight: 600;
`;

export const OwnWords = styled.q`
  font-family: var(--font-tale);
  font-style: italic;
  quotes: none;

  &:lang(ur) {
    font-style: normal;
  }
`;

export const Selected = styled.p`
  display: inline;
  color: var(--peacock-text);

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
  gap: 14px;
  color: var(--text-mute);
  font-size: var(--fs-13);

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 8px;
    background: radial-gradient(circle, var(--line-strong) 1.2px, transparent 1.5px) 0 50% / 12px 8px repeat-x;
  }
`;

const arrive = keyframes`
  from { opacity: 0; }
`;

export const Figure = styled.figure`
  max-inline-size: 480px;
  margin: 8px auto 0;
  padding-inline: 8px;
`;

/** A thin double line of gold. Its place is kept while the picture is on its way. */
export const PictureFrame = styled.div`
  display: grid;
  aspect-ratio: 16 / 9;
  border-radius: 4px;
  background: var(--bg-deep);
  box-shadow:
    0 0 0 1px var(--gold),
    0 0 0 6px var(--bg-deep),
    0 0 0 7px var(--gold);
  color: var(--gold);
  overflow: clip;
  overflow-clip-margin: 7px;

  > img {
    border-radius: 4px;
    animation: ${arrive} var(--t-3);
  }
`;

export const PictureMissing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-2);
  padding: var(--s-4);
  color: var(--text-mute);
  font-size: var(--fs-14);
  text-align: center;
`;

export const Caption = styled.figcaption`
  margin-block-start: 18px;
  color: var(--text-mute);
  font: italic 400 var(--fs-15) / var(--lh-ui) var(--font-tale);
  text-align: center;

  &:lang(ur) {
    font-style: normal;
  }
`;

/** A note that has just come draws the eye by a stronger edge. */
export const NoteFrame = styled.div`
  border-radius: var(--r-2);
  transition: box-shadow var(--t-4);

  &[data-new] {
    box-shadow: 0 0 0 1px var(--danger-line);
  }
`;

export const Completion = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding-block: 18px 6px;
  color: var(--gold);
  text-align: center;
`;

export const Ending = styled.p`
  color: var(--text);
  font: 600 var(--fs-24) / var(--lh-title) var(--font-title);
  text-wrap: balance;
`;
