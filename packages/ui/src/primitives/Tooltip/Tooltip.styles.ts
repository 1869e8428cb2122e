import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainButton } from '../../theme/elements.ts';

export const InfoButton = styled.button`
  ${plainButton}
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--kl-size-28);
  block-size: var(--kl-size-28);
  border-radius: var(--kl-radius-pill);
  color: var(--kl-text-mute);
  transition: color var(--kl-t-1);

  &:hover {
    color: var(--kl-gold-text);
  }
  /* Wide enough for touch, without pushing the surrounding text apart. */
  ${media.touch} {
    &::after {
      content: '';
      position: absolute;
      inset: calc(-1 * var(--kl-size-8));
    }
  }
`;
