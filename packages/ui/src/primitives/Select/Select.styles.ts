import styled from '@emotion/styled';
import { wellLook } from '../TextField/TextField.styles.ts';

export const SelectRoot = styled.div`
  position: relative;

  > .lucide {
    position: absolute;
    inset-block: 0;
    margin-block: auto;
    inset-inline-end: 12px;
    inline-size: 18px;
    block-size: 18px;
    pointer-events: none;
  }
`;

export const Chosen = styled.select`
  ${wellLook}
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &,
  &[aria-invalid='true'] {
    padding-inline-end: 38px;
  }
  > option {
    background: var(--surface-1);
    color: var(--text);
  }
`;
