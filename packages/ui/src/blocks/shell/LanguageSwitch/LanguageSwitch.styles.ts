import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const LanguageRoot = styled.span`
  position: relative;
  display: inline-grid;
  align-items: center;

  > .lucide {
    grid-area: 1 / 1;
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
    margin-inline-start: var(--kl-size-12);
    color: var(--kl-gold-text);
    pointer-events: none;
  }
  > .lucide:last-child {
    justify-self: end;
    margin-inline: 0 var(--kl-size-12);
    color: var(--kl-text-soft);
  }
`;

/** The browser's own menu, in the system's own face: it knows every script, and nobody downloads one for a name in a list. */
export const Choice = styled.select`
  grid-area: 1 / 1;
  min-block-size: var(--kl-ctl-sm);
  margin: 0;
  padding-block: var(--kl-size-4);
  padding-inline: var(--kl-size-40);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: transparent;
  color: var(--kl-text);
  font:
    400 var(--kl-fs-14) / 1.7 system-ui,
    sans-serif;
  cursor: pointer;
  appearance: none;
  transition: border-color var(--kl-t-1);

  &:hover {
    border-color: var(--kl-gold);
  }
  > option {
    background: var(--kl-surface-1);
    color: var(--kl-text);
  }
  ${media.touch} {
    font-size: var(--kl-fs-16);
  }
`;
