import styled from '../../theme/styled.ts';
import { wellLook } from '../TextField/TextField.styles.ts';

export const SelectRoot = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block: 0;
    margin-block: auto;
    inset-inline-end: var(--kl-size-12);
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
    pointer-events: none;
  }
`;

export const NativeSelect = styled.select`
  ${wellLook}
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &,
  &[aria-invalid='true'] {
    padding-inline-end: var(--kl-size-40);
  }
  > option {
    background: var(--kl-surface-1);
    color: var(--kl-text);
  }
`;
