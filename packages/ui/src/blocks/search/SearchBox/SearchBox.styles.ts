import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const SearchRoot = styled('search')`
  display: block;
  position: relative;
  min-inline-size: 0;
`;

export const Field = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  > .lucide {
    grid-area: 1 / 1;
    z-index: 1;
    inline-size: 18px;
    block-size: 18px;
    margin-inline-start: 16px;
    color: var(--text-mute);
    pointer-events: none;
  }
  > button {
    grid-area: 1 / 1;
    justify-self: end;
    margin-inline-end: 4px;
  }
`;

export const Input = styled.input`
  grid-area: 1 / 1;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--ctl);
  margin: 0;
  padding-block: 6px;
  padding-inline: 44px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--well);
  color: var(--text);
  font: inherit;
  font-size: var(--fs-16);
  line-height: 1.4;
  text-overflow: ellipsis;
  transition: border-color var(--t-1);
  appearance: none;

  ${media.desktop} {
    font-size: var(--fs-15);
  }
  &::placeholder {
    color: var(--text-mute);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:hover {
    border-color: var(--text-mute);
  }
  &:lang(ur) {
    line-height: 1.9;
    padding-block: 0;
  }
`;
