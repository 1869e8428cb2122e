import styled from '../../../theme/styled.ts';
import { heatGround } from './SceneNode.styles.ts';

/** Flat: no shadow, and borders that are wide enough to be visible at a low zoom. */
export const FarCard = styled.div`
  position: relative;
  block-size: 100%;
  border: var(--kl-size-6) solid var(--kl-line-strong);
  background: var(--kl-surface-2);
  color: var(--kl-text);

  &[data-kind='ending'] {
    border-color: var(--kl-peacock-text);
  }
  &[data-kind='warning'] {
    border-color: var(--kl-warning-text);
  }
  &[data-kind='error'] {
    border-color: var(--kl-danger-text);
  }
  &[data-path],
  &[data-kind='start'] {
    border-color: var(--kl-gold);
  }
  ${heatGround}
  &[data-selected],
  &[data-kind='here'] {
    border-color: var(--kl-gold);
    background: var(--kl-gold);
    color: var(--kl-on-gold);
  }
`;

export const FarName = styled.span`
  display: block;
  max-block-size: 100%;
  overflow: hidden;
  padding: var(--kl-size-6) var(--kl-size-12);
  font: 600 var(--kl-fs-38) / 1.3 var(--kl-font-title);
  overflow-wrap: anywhere;
`;
