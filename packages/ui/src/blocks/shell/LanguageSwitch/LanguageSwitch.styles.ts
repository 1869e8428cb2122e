import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const LanguageRoot = styled.span`
  position: relative;
  display: inline-grid;
  align-items: center;

  > .lucide {
    grid-area: 1 / 1;
    inline-size: 18px;
    block-size: 18px;
    margin-inline-start: 12px;
    color: var(--gold-text);
    pointer-events: none;
  }
  > .lucide:last-child {
    justify-self: end;
    margin-inline: 0 12px;
    color: var(--text-soft);
  }
`;

/** The browser's own menu, in the system's own face: it knows every script, and nobody downloads one for a name in a list. */
export const Choice = styled.select`
  grid-area: 1 / 1;
  min-block-size: var(--ctl-sm);
  margin: 0;
  padding-block: 4px;
  padding-inline: 40px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: transparent;
  color: var(--text);
  font:
    400 var(--fs-14) / 1.7 system-ui,
    sans-serif;
  cursor: pointer;
  appearance: none;
  transition: border-color var(--t-1);

  &:hover {
    border-color: var(--gold);
  }
  > option {
    background: var(--surface-1);
    color: var(--text);
  }
  ${media.touch} {
    font-size: var(--fs-16);
  }
`;
