import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const SwitchRoot = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 32px;
  color: var(--text-soft);
  cursor: pointer;

  ${media.touch} {
    min-block-size: 44px;
  }
  &:has(:checked) {
    color: var(--text);
  }
  &:has(:disabled) {
    color: var(--text-mute);
    cursor: not-allowed;
  }
`;

export const Track = styled.input`
  position: relative;
  flex: none;
  inline-size: 38px;
  block-size: 22px;
  margin: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: 11px;
  appearance: none;
  cursor: inherit;
  transition:
    background var(--t-1),
    border-color var(--t-1);

  &::after {
    content: '';
    position: absolute;
    inset-block-start: 2.5px;
    inset-inline-start: 3px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--line-strong);
    transition: inset-inline-start var(--t-2) var(--ease-out);
  }
  &:hover:enabled {
    border-color: var(--gold);
  }
  &:checked {
    border-color: var(--gold);
    background: var(--gold);
  }
  &:checked::after {
    inset-inline-start: 18px;
    background: var(--on-gold);
  }
  &:disabled {
    border-color: var(--line);
    background: var(--surface-2);
  }
  &:disabled::after {
    background: var(--text-mute);
  }
  @media (forced-colors: active) {
    border-color: ButtonText;

    &::after {
      background: ButtonText;
    }
    &:checked::after {
      background: Highlight;
    }
  }
`;
