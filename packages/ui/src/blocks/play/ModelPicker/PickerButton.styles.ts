import styled from '../../../theme/styled.ts';

export const PickerRoot = styled.div`
  position: relative;
`;

export const Price = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-4);
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-13);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
  }
`;
