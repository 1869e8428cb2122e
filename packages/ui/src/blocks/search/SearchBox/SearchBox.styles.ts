import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { nastaliqWell } from '../../../theme/nastaliq.ts';

export const SearchRoot = styled('search')`
  display: block;
  position: relative;
  min-inline-size: 0;
`;

export const Field = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  > svg {
    grid-area: 1 / 1;
    z-index: var(--kl-z-above);
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
    margin-inline-start: var(--kl-size-16);
    color: var(--kl-text-mute);
    pointer-events: none;
  }
  > button {
    grid-area: 1 / 1;
    justify-self: end;
    margin-inline-end: var(--kl-size-4);
  }
`;

export const Input = styled.input`
  grid-area: 1 / 1;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--kl-ctl);
  margin: 0;
  padding-block: var(--kl-size-6);
  padding-inline: var(--kl-size-44);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-well);
  color: var(--kl-text);
  font: inherit;
  font-size: var(--kl-fs-16);
  line-height: 1.4;
  text-overflow: ellipsis;
  transition: border-color var(--kl-t-1);
  appearance: none;

  ${media.desktop} {
    font-size: var(--kl-fs-15);
  }
  &::placeholder {
    color: var(--kl-text-mute);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:hover {
    border-color: var(--kl-text-mute);
  }
  ${nastaliqWell}
`;
