import styled from '../../../theme/styled.ts';
import { Select } from '../../../primitives/Select/Select.tsx';
import { media } from '../../../theme/media.ts';

export const LanguageRoot = styled.span`
  position: relative;
  display: inline-grid;
  align-items: center;

  > svg {
    z-index: var(--kl-z-above);
    grid-area: 1 / 1;
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
    margin-inline-start: var(--kl-size-12);
    color: var(--kl-gold-text);
    pointer-events: none;
  }
`;

/** In the system font, which has all scripts: names in a list are not worth downloading fonts for. */
export const Choice = styled(Select)`
  grid-area: 1 / 1;

  > select {
    min-block-size: var(--kl-ctl-sm);
    padding-block: var(--kl-size-4);
    padding-inline: var(--kl-size-40);
    background: transparent;
    font:
      400 var(--kl-fs-14) / 1.7 system-ui,
      sans-serif;

    &:hover:enabled {
      border-color: var(--kl-gold);
    }
    ${media.touch} {
      font-size: var(--kl-fs-16);
    }
  }
  > svg {
    color: var(--kl-text-soft);
  }
`;
