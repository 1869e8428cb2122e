import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { focusRing } from '../../../theme/attention.ts';
import { plainButton } from '../../../theme/elements.ts';

export const DrawRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-18);
`;

export const Wordline = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12) var(--kl-size-14);

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** The dice, aligned with the field below its label if both fit. */
export const Dice = styled.div`
  display: grid;
  flex: 1;

  ${media.compact} {
    margin-block-start: calc(var(--kl-fs-14) * 1.5 + var(--kl-size-6));
    align-self: start;
  }
`;

export const Keywords = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-6);
  min-block-size: var(--kl-size-48);
  padding: var(--kl-size-6) var(--kl-size-8);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-well);

  &:focus-within {
    border-color: var(--kl-gold);
  }
`;

export const Keyword = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-2);
  min-block-size: var(--kl-size-32);
  max-inline-size: 100%;
  padding-inline: var(--kl-size-12) var(--kl-size-4);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-surface-2);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;
`;

export const RemoveKeyword = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--kl-size-26);
  block-size: var(--kl-size-26);
  border-radius: var(--kl-radius-pill);

  &:hover {
    color: var(--kl-text);
  }
  svg {
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
  }
  ${media.touch} {
    inline-size: var(--kl-ctl);
    block-size: var(--kl-ctl);
  }
`;

/** The keyword chips, in a box with the border of a field. */
export const KeywordInput = styled.div`
  flex: 1;
  min-inline-size: 110px;

  && input {
    min-block-size: var(--kl-size-36);
    padding: var(--kl-size-2) var(--kl-size-6);
    border-color: transparent;
    background: none;
  }
`;

export const PainterTiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--kl-size-4);

  ${media.compact} {
    gap: var(--kl-size-8);
  }
`;

/** A tile for a painter; on a phone a square, so that four fit in a row. */
export const Tile = styled.label`
  position: relative;
  min-inline-size: 0;
  padding: var(--kl-size-4) var(--kl-size-4) var(--kl-size-8);
  border: var(--kl-edge-2) solid transparent;
  border-radius: var(--kl-radius-10);
  cursor: pointer;

  &:hover {
    background: var(--kl-surface-2);
  }
  &:has(:checked) {
    border-color: var(--kl-gold);
    background: var(--kl-surface-2);
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  img {
    block-size: auto;
    aspect-ratio: 1;
    border-radius: var(--kl-radius-6);
    object-fit: cover;
  }
  ${media.compact} {
    padding: var(--kl-size-6) var(--kl-size-6) var(--kl-size-10);

    img {
      aspect-ratio: 16 / 9;
    }
  }
`;

export const TileRadio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

export const Place = styled.span`
  display: block;
  aspect-ratio: 1;
  border-radius: var(--kl-radius-6);
  background: var(--kl-surface-3);

  ${media.compact} {
    aspect-ratio: 16 / 9;
  }
`;

/** The mark of the chosen picture; on a phone the pictures are small, and only the border marks it. */
export const Tick = styled.span`
  display: none;

  ${media.compact} {
    position: absolute;
    inset-block-start: var(--kl-size-12);
    inset-inline-end: var(--kl-size-12);
    display: grid;
    place-items: center;
    inline-size: var(--kl-size-26);
    block-size: var(--kl-size-26);
    border-radius: var(--kl-radius-pill);
    background: var(--kl-gold);
    color: var(--kl-on-gold);
  }
  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
    stroke-width: 3;
  }
`;

export const StyleName = styled.span`
  display: block;
  margin-block-start: var(--kl-size-6);
  font-size: var(--kl-fs-12);
  font-weight: 500;
  text-align: center;
  overflow-wrap: anywhere;

  input:checked ~ & {
    color: var(--kl-gold-text);
    font-weight: 600;
  }
  ${media.compact} {
    margin: var(--kl-size-8) var(--kl-size-6) 0;
    font-size: inherit;
    font-weight: 600;
    text-align: start;

    input:checked ~ & {
      color: inherit;
    }
  }
`;

export const Look = styled.span`
  display: none;

  ${media.compact} {
    display: block;
    margin-inline: var(--kl-size-6);
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-13);
    line-height: 1.35;
  }
`;

export const Free = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  text-wrap: pretty;
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
`;

export const Preview = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  border-end-start-radius: var(--kl-radius-6);
  border-end-end-radius: var(--kl-radius-6);
  color: var(--kl-gold);
  overflow: hidden;
`;

/** The arch, two pixels larger than the image on three sides, to cover hairlines around the spandrels. */
export const Arch = styled.div`
  position: absolute;
  inset-block-start: calc(-1 * var(--kl-size-2));
  inset-inline: calc(-1 * var(--kl-size-2));
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-10);

  > button {
    flex: 1.3;
  }
`;
