import styled from '../../theme/styled.ts';
import { finerMedia } from '../../theme/finerMedia.ts';
import { plainButton } from '../../theme/elements.ts';

/** A row of the menu. */
const row = `
  inline-size: 100%;
  justify-content: start;
  padding-inline: var(--kl-size-14);
  border-color: transparent;
  border-radius: var(--kl-radius-10);
`;

/** A button of the top bar: an icon in a circle, with a label if there is room. */
export const BarButton = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--kl-size-8);
  flex: none;
  inline-size: var(--kl-ctl);
  min-block-size: var(--kl-ctl);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-glass);
  color: var(--kl-text);
  font-size: var(--kl-fs-14);
  font-weight: 600;
  white-space: nowrap;
  transition:
    border-color var(--kl-t-1),
    color var(--kl-t-1);

  &:hover,
  &[data-hover],
  &[aria-expanded='true'] {
    border-color: var(--kl-gold);
    color: var(--kl-gold-text);
  }
  svg {
    inline-size: var(--kl-size-20);
    block-size: var(--kl-size-20);
  }
  &[data-directional]:dir(rtl) svg {
    transform: scaleX(-1);
  }

  ${finerMedia.roomy} {
    &:not([data-icon-only]) {
      inline-size: auto;
      padding-inline: var(--kl-size-16);
    }
  }
  [data-menu-rows] & {
    ${row}
  }
  ${finerMedia.small} {
    [data-side='end'] & {
      ${row}
    }
  }
`;

const seen = `
  position: static;
  display: inline-flex;
  inline-size: auto;
  block-size: auto;
  overflow: visible;
  clip-path: none;
`;

export const BarLabel = styled.span`
  position: absolute;
  inline-size: var(--kl-hairline);
  block-size: var(--kl-hairline);
  overflow: hidden;
  clip-path: inset(50%);

  &:lang(ur) {
    line-height: 1;
    padding-block-end: 0.2em;
  }

  ${finerMedia.roomy} {
    button:not([data-icon-only]) > & {
      ${seen}
    }
  }
  [data-menu-rows] & {
    ${seen}
  }
  ${finerMedia.small} {
    [data-side='end'] & {
      ${seen}
    }
  }
`;
