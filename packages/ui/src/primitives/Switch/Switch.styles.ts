import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

export const SwitchRoot = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-10);
  min-block-size: var(--kl-size-32);
  color: var(--kl-text-soft);
  cursor: pointer;

  ${media.touch} {
    min-block-size: var(--kl-size-44);
  }
  &:has(:checked) {
    color: var(--kl-text);
  }
  &:has(:disabled) {
    color: var(--kl-text-mute);
    cursor: not-allowed;
  }
`;

export const Track = styled.input`
  position: relative;
  flex: none;
  inline-size: var(--kl-size-40);
  block-size: var(--kl-size-22);
  margin: 0;
  border: var(--kl-edge-ring) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-10);
  appearance: none;
  cursor: inherit;
  transition:
    background var(--kl-t-1),
    border-color var(--kl-t-1);

  &::after {
    content: '';
    position: absolute;
    inset-block-start: var(--kl-size-2);
    inset-inline-start: var(--kl-size-4);
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
    border-radius: 50%;
    background: var(--kl-line-strong);
    transition: inset-inline-start var(--kl-t-2) var(--kl-ease-out);
  }
  &:hover:enabled {
    border-color: var(--kl-gold);
  }
  &:checked {
    border-color: var(--kl-gold);
    background: var(--kl-gold);
  }
  &:checked::after {
    inset-inline-start: var(--kl-size-18);
    background: var(--kl-on-gold);
  }
  /* delayed, so that a quick save shows no indicator */
  &[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity var(--kl-t-2) var(--kl-t-3);
  }
  &:disabled {
    border-color: var(--kl-line);
    background: var(--kl-surface-2);
  }
  &:disabled::after {
    background: var(--kl-text-mute);
  }
  ${media.forcedColours} {
    border-color: ButtonText;

    &::after {
      background: ButtonText;
    }
    &:checked::after {
      background: Highlight;
    }
  }
`;
