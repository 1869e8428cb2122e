import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const DrawRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
`;

export const Wordline = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 14px;

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** In line with the field, below its label, where there is room for both. */
export const Dice = styled.div`
  display: grid;
  flex: 1;

  ${media.compact} {
    margin-block-start: calc(var(--fs-14) * 1.5 + 6px);
    align-self: start;
  }
`;

export const Keywords = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  min-block-size: 46px;
  padding: 5px 8px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--bg-deep);

  &:focus-within {
    border-color: var(--gold);
  }
`;

export const Keyword = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 32px;
  max-inline-size: 100%;
  padding-inline: 12px 4px;
  border: 1px solid var(--line);
  border-radius: var(--r-pill);
  background: var(--surface-2);
  color: var(--text-soft);
  font-size: var(--fs-14);
  overflow-wrap: anywhere;
`;

export const RemoveKeyword = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 26px;
  block-size: 26px;
  border-radius: var(--r-pill);

  &:hover {
    color: var(--text);
  }
  .lucide {
    inline-size: 14px;
    block-size: 14px;
  }
  @media (pointer: coarse) {
    inline-size: var(--ctl);
    block-size: var(--ctl);
  }
`;

/** The frame of the words is the field's. */
export const KeywordInput = styled.div`
  flex: 1;
  min-inline-size: 110px;

  && input {
    min-block-size: 34px;
    padding: 2px 6px;
    border-color: transparent;
    background: none;
  }
`;

export const PainterTiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 4px;

  ${media.compact} {
    gap: 8px;
  }
`;

/** A square on a phone, where four stand beside each other. */
export const Tile = styled.label`
  position: relative;
  min-inline-size: 0;
  padding: 4px 4px 8px;
  border: 2px solid transparent;
  border-radius: 10px;
  cursor: pointer;

  &:hover {
    background: var(--surface-2);
  }
  &:has(:checked) {
    border-color: var(--gold);
    background: var(--surface-2);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  img {
    block-size: auto;
    aspect-ratio: 1;
    border-radius: 6px;
    object-fit: cover;
  }
  ${media.compact} {
    padding: 6px 6px 10px;

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
  border-radius: 6px;
  background: var(--surface-3);

  ${media.compact} {
    aspect-ratio: 16 / 9;
  }
`;

/** On a phone the frame alone says which is chosen: the pictures are small. */
export const Tick = styled.span`
  display: none;

  ${media.compact} {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 12px;
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    border-radius: var(--r-pill);
    background: var(--gold);
    color: var(--on-gold);
  }
  .lucide {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 3;
  }
`;

export const StyleName = styled.span`
  display: block;
  margin-block-start: 5px;
  font-size: var(--fs-12);
  font-weight: 500;
  text-align: center;
  overflow-wrap: anywhere;

  input:checked ~ & {
    color: var(--gold-text);
    font-weight: 600;
  }
  ${media.compact} {
    margin: 8px 6px 0;
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
    margin-inline: 6px;
    color: var(--text-mute);
    font-size: var(--fs-13);
    line-height: 1.35;
  }
`;

export const Free = styled.p`
  color: var(--text-mute);
  font-size: var(--fs-13);
  text-wrap: pretty;
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const Preview = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  border-end-start-radius: 6px;
  border-end-end-radius: 6px;
  color: var(--gold);
  overflow: hidden;
`;

/** Two pixels beyond the picture on three sides, so that no hairline of it shows around the spandrels. */
export const Arch = styled.div`
  position: absolute;
  inset-block-start: -2px;
  inset-inline: -2px;
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  > button {
    flex: 1.3;
  }
`;
