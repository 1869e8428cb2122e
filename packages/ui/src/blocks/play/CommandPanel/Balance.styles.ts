import styled from '../../../theme/styled.ts';
import { finerMedia } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';

/** The balance beside the input: stacked on a phone, otherwise side by side. */
export const BalanceRoot = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: center;
  align-items: flex-end;
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  padding-inline-end: var(--kl-size-12);

  ${media.compact} {
    padding-inline-end: var(--kl-size-14);
    flex-direction: row;
    gap: var(--kl-size-14);
    justify-content: flex-end;
    align-items: center;
  }
  ${finerMedia.low} {
    padding-inline-end: var(--kl-size-10);
    flex-direction: column;
    gap: 0;
    justify-content: center;
    align-items: flex-end;
    font-size: var(--kl-fs-13);
  }
  ${finerMedia.small} {
    [data-folded] & {
      display: none;
    }
  }
`;

export const Amount = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  transition: color var(--kl-t-3);

  svg {
    display: none;
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
  /* Credits have no unit, so they need their coin. */
  & + & svg {
    display: block;
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
  }
  &[data-counting] {
    color: var(--kl-text);
  }

  ${media.compact} {
    svg,
    & + & svg {
      display: block;
      inline-size: var(--kl-size-16);
      block-size: var(--kl-size-16);
    }
  }
  ${finerMedia.low} {
    svg {
      display: none;
    }
    & + & svg {
      display: block;
      inline-size: var(--kl-size-14);
      block-size: var(--kl-size-14);
    }
  }
`;

/** The owner's name, truncated so that the number stays visible. */
export const Owner = styled.bdi`
  max-inline-size: 6em;
  overflow: hidden;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
